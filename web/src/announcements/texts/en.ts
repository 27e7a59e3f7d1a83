export const en = {
  'announcement.read-more': 'Read more',
  'announcement.minimize': 'Minimise',
  'announcement.new-tab': 'Opens a new tab',
}
