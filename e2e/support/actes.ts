import type { Page } from '@playwright/test'
import { baseUrl } from './addresses.ts'
import { codeAfter, lastMessageId } from './mailbox.ts'
import { expect } from './test.ts'

/** What the forms of members send, sent from a page that has their session: for journeys that are about what comes of it. */

const CODE = /confirmer votre identité/

// biome-ignore lint/suspicious/noExplicitAny: the facts of each act have their own shape.
export type Faits = any

type Envoi = { path: string; data: object; cle: string; code?: string }

/** In the page, which has the session: what a form would send, with the documents that it is refused for want of. */
export async function envoyer({ path, data, cle, code = '' }: Envoi) {
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const headers = {
    'x-xsrf-token': decodeURIComponent(token),
    'idempotency-key': cle,
    'x-securitycode': code,
  }
  const saisie: Record<string, unknown> = { ...data }
  let answer = new Response()
  for (let essai = 0; essai < 3; essai++) {
    answer = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ data: saisie }),
    })
    if (answer.ok) return (await answer.json()).demande
    const { champs = {} } = await answer.clone().json()
    for (const [champ, dit] of Object.entries(champs)) {
      if (dit !== 'Merci de joindre le document demandé.') throw new Error(`${champ} : ${dit}`)
      const body = new FormData()
      body.append(champ, new File(['%PDF-1.7\n%    \n%%EOF\n'], `${champ}.pdf`))
      const upload = await fetch('/api/fichiers/upload', { method: 'POST', headers, body })
      const [piece] = (await upload.json()).fileNames
      saisie[champ] = Array.isArray(saisie[champ]) ? [piece] : piece
    }
  }
  throw new Error(`${path}: ${await answer.text()}`)
}

/** Proves who one is, as the dialog would: gives the code, which is good for one request. */
export async function prouver(page: Page, to: string, base = baseUrl): Promise<string> {
  const post = (path: string, data: object) =>
    page.evaluate(poster, {
      url: `/api/security-code/${path}`,
      data: { operation: 'VERIFY_AMF', ...data },
    })
  const last = await lastMessageId(page, to, CODE, base)
  expect(await post('send', { sendType: 'MAIL' })).toBe(200)
  const securityCode = await codeAfter(page, to, CODE, last, base)
  expect(await post('verify', { securityCode })).toBe(200)
  return securityCode
}

async function poster({ url, data }: { url: string; data: object }) {
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-xsrf-token': decodeURIComponent(token), 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  return answer.status
}

/** In the page: what of that act waits, for a clerk or for its day, is asked for no more; how many there were. */
export async function annuler(acte: string): Promise<number> {
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  let rendues = 0
  for (const etat of ['en-cours', 'terminees']) {
    const { items } = await (await fetch(`/api/demandes?acte=${acte}&etat=${etat}`)).json()
    for (const { id, revision, etat, isAppliquee } of items) {
      if (isAppliquee || etat === 'refusee' || etat === 'annulee') continue
      const answer = await fetch('/api/demandes/geste', {
        method: 'POST',
        headers: { 'x-xsrf-token': decodeURIComponent(token), 'content-type': 'application/json' },
        body: JSON.stringify({ geste: 'annuler', id, revision }),
      })
      if (answer.ok) rendues += 1
    }
  }
  return rendues
}

/** In the page: the advice that is given before something more is covered. */
export async function conseiller({ acte, numeroContrat }: { acte: string; numeroContrat: string }) {
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const besoins = { recherche: 'equilibre', pourQui: 'tous', attentes: [], budget: 'libre' }
  const answer = await fetch('/api/demarches/conseil', {
    method: 'POST',
    headers: {
      'x-xsrf-token': decodeURIComponent(token),
      'x-numcontrat': numeroContrat,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ acte, besoins: { ...besoins, precisions: '' } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return {
    besoinRecherche: besoins.recherche,
    besoinPourQui: besoins.pourQui,
    besoinBudget: besoins.budget,
    conseilId: (await answer.json()).id as string,
    isConseilRecu: true,
  }
}

/** In the page: the answer to what a clerk has asked. */
export async function repondre(id: string) {
  const read = await fetch(`/api/demandes/dossier?id=${id}`)
  const { revision, attentesDetail } = await read.json()
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const answer = await fetch('/api/demandes/geste', {
    method: 'POST',
    headers: { 'x-xsrf-token': decodeURIComponent(token), 'content-type': 'application/json' },
    body: JSON.stringify({
      geste: 'repondre',
      id,
      revision,
      attente: attentesDetail[0].id,
      texte: 'C’est bien cela.',
      fichiers: [],
    }),
  })
  return answer.status
}

export const lireFaits = (page: Page, acte: string, contrat: string): Promise<Faits> =>
  page.evaluate(async (url) => {
    const answer = await fetch(url)
    return (await answer.json()).items?.[0] ?? {}
  }, `/api/demarches/faits?acte=${acte}&numeroContrat=${contrat}`)
