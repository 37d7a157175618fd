// Decides what waits: CLE=ea_… PORTAIL=https://adherents.exemple.fr node docs/systeme/decider.ts
const { PORTAIL = 'http://localhost:8080', CLE = '' } = process.env
const V1 = `${PORTAIL}/api/systeme/v1/demandes`

type Demande = { id: string; reference: string; acte: string; revision: number }
type Geste = { geste: string; revision: number; texte?: string }

async function call(url: string, geste?: Geste) {
  const headers: Record<string, string> = { authorization: `Bearer ${CLE}` }
  if (geste) headers['content-type'] = 'application/json'
  // The same key for the same decision: sent again after a cut, it is done once.
  if (geste) headers['idempotency-key'] = `${url.split('/').at(-2)}-${geste.revision}`
  const answer = await fetch(
    url,
    geste ? { method: 'POST', headers, body: JSON.stringify(geste) } : { headers },
  )
  const body = await answer.json()
  if (!answer.ok) throw new Error(`${answer.status} ${body.code} : ${body.message}`)
  return body
}

/** What your system knows goes here. */
const decide = ({ acte, revision }: Demande): Geste | null =>
  acte === 'accessibiliteActeGestion' ? { geste: 'accepter', revision } : null

for (let suite: string | null = ''; suite !== null; ) {
  const page = await call(`${V1}?etat=recue${suite && `&apres=${suite}`}`)
  for (const demande of page.demandes as Demande[]) {
    const geste = decide(demande)
    if (!geste) continue
    const { etat } = await call(`${V1}/${demande.id}/gestes`, geste)
    console.log(`${demande.reference} : ${etat}`)
  }
  suite = page.suite
}
