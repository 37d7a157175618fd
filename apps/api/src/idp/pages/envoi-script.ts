/**
 * Stops the second click of a double click from sending a form again: a code serves once, and the
 * first answer would be lost. Without it the form works as before.
 */
export const envoiScript = `
let sentAt = -Infinity
addEventListener('submit', (event) => {
  if (event.timeStamp - sentAt < 3000) event.preventDefault()
  else sentAt = event.timeStamp
})
`
