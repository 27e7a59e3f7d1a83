import { findBrowser } from './browsers.mjs'

/** The path of a Chromium; installs one where we may. Undefined, with advice printed, where there is none. */
export const findChromium = () =>
  findBrowser({
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    elsewhere: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    debian: 'chromium',
    advice: 'Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium)',
  })
