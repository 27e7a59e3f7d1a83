// Older browsers would show an empty page: they are told which ones will do, before anything else is fetched. Written so
// that the oldest can read it, and a file of its own, because the content security policy allows no inline script.
// What is asked for came last of all that the app needs: Chromium 116, Firefox 124, Safari 17.4.
if (!window.AbortSignal || !AbortSignal.any) location.replace('/old-browser.html')
