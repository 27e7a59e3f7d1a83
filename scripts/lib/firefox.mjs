import { findBrowser } from './browsers.mjs'

/** The path of a Firefox; installs that of Debian where we may. Undefined, with advice printed, where there is none. */
export const findFirefox = () =>
  findBrowser({
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    elsewhere: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    debian: 'firefox-esr',
    advice: 'Install it (Debian: sudo apt-get install firefox-esr; macOS: brew install --cask firefox)',
  })
