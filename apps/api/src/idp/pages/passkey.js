/*
 * Runs in the browser, on the sign-in page: offers to sign in with a passkey, by a button and in the
 * list that drops from the identifier. Where it cannot run, the form is what it was.
 */
const zone = document.getElementById('cle')
const bouton = zone.querySelector('button')
const annonce = zone.querySelector('[role=alert]')
const jeton = document.querySelector('input[name=_xsrf]').value
const adresse = `${location.pathname}/cle`

/** A little less than what the server gave us to sign is worth. */
const RENEW_MS = 4 * 60_000

/** A sentence of the server's, to be shown as it is. */
class Refus extends Error {}

/** The request that waits for the person: browsers allow one at a time. */
let waiting = new AbortController()
let renewal

async function signInByButton() {
  if (isBusy()) return
  say('')
  setBusy(true)
  clearTimeout(renewal)
  try {
    await send(await choose())
  } catch (error) {
    say(sentenceFor(error))
    setBusy(false)
    offerInField()
  }
}

/** Keys then appear among the identifiers that the browser proposes; nothing else shows. */
async function offerInField() {
  clearTimeout(renewal)
  const isPossible = await PublicKeyCredential.isConditionalMediationAvailable?.()
  if (!isPossible || isBusy()) return
  renewal = setTimeout(offerInField, RENEW_MS)
  // Nobody asked for anything yet: a failure is nobody's business.
  const credential = await choose('conditional').catch(() => null)
  if (!credential) return
  clearTimeout(renewal)
  try {
    await send(credential)
  } catch (error) {
    say(sentenceFor(error))
    offerInField()
  }
}

async function choose(mediation) {
  waiting.abort()
  waiting = new AbortController()
  const { signal } = waiting
  const { challenge, ...options } = await post(`${adresse}/options`, undefined, signal)
  return navigator.credentials.get({
    publicKey: { ...options, challenge: toBytes(challenge) },
    signal,
    ...(mediation && { mediation }),
  })
}

async function send(credential) {
  const { url } = await post(adresse, toJson(credential))
  location.assign(url)
}

function sentenceFor(error) {
  if (error instanceof Refus) return error.message
  return error.name === 'NotAllowedError' ? zone.dataset.aucune : zone.dataset.echec
}

async function post(url, body, signal) {
  const response = await fetch(url, {
    method: 'POST',
    signal,
    headers: {
      'x-xsrf-token': jeton,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Refus(answer.message)
  return answer
}

const toJson = ({ id, type, authenticatorAttachment, response }) => ({
  id,
  rawId: id,
  type,
  authenticatorAttachment,
  response: {
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    userHandle: response.userHandle && toText(response.userHandle),
  },
})

/** Bytes and base64url: not every browser has the conversions of its own yet. */
const toBytes = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))

const toText = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Stays in the tab order while it works. */
function setBusy(busy) {
  bouton.setAttribute('aria-disabled', String(busy))
  bouton.setAttribute('aria-busy', String(busy))
}
const isBusy = () => bouton.getAttribute('aria-busy') === 'true'

function say(texte) {
  annonce.replaceChildren()
  if (texte === '') return
  const alerte = document.createElement('p')
  alerte.className = 'alerte'
  alerte.textContent = texte
  annonce.append(alerte)
}

if ('PublicKeyCredential' in window) {
  zone.hidden = false
  bouton.addEventListener('click', signInByButton)
  offerInField()
}
