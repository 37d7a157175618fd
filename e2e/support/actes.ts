import type { Page } from '@playwright/test'

/** What the forms of members send, sent from a page that has their session: for journeys that are about what comes of it. */

// biome-ignore lint/suspicious/noExplicitAny: the facts of each act have their own shape.
export type Faits = any

/** In the page, which has the session: what a form would send, with the documents that it is refused for want of. */
export async function envoyer({ path, data, cle }: { path: string; data: object; cle: string }) {
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), 'idempotency-key': cle }
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

/** In the page: the advice that is given before something more is covered. */
export async function conseiller(numeroContrat: string): Promise<string> {
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const besoins = { recherche: 'equilibre', pourQui: 'tous', attentes: [], budget: 'libre' }
  const answer = await fetch('/api/demarches/conseil', {
    method: 'POST',
    headers: {
      'x-xsrf-token': decodeURIComponent(token),
      'x-numcontrat': numeroContrat,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      acte: 'optionAffiliationActeGestion',
      besoins: { ...besoins, precisions: '' },
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).id
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
