/**
 * A form that was just sent is not sent again by the second click of a double click: a code serves once, and the answer
 * to the first would be lost. Where it cannot run, the form is what it was.
 */
export const envoiScript = `
let sentAt = -Infinity
addEventListener('submit', (event) => {
  if (event.timeStamp - sentAt < 3000) event.preventDefault()
  else sentAt = event.timeStamp
})
`
