/** What the editor can write; a text is stored and shown with nothing else in it. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'blockquote']

/** Where links may lead: to the web and to people, never into a script. */
export const richTextLinks = /^(?:https?|mailto|tel):/i
