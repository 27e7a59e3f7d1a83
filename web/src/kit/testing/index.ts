export { aMe } from './a-me'
export { aPerson } from './a-person'
export { answer, fakeServer, page, problem, type Received } from './fake-server'
export { renderApp } from './render-app'
