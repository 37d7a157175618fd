import { createPublicKey } from 'node:crypto'
import { clePubliee } from '../features/messages/expediteurs.ts'
import { textes } from './textes.ts'

/** The TXT records of a name, each in one piece; none: there is no such name. */
export type LireTxt = (nom: string) => Promise<string[]>

export type Constat = {
  gravite: 'juste' | 'conseil' | 'faute'
  dit: string
}
const juste = (dit: string): Constat => ({ gravite: 'juste', dit })
const conseil = (dit: string): Constat => ({ gravite: 'conseil', dit })
const faute = (dit: string): Constat => ({ gravite: 'faute', dit })

/** What the portal signs with, as far as it is known. */
export type Signature = { selecteur: string; cle?: string }

/** What the DNS of a domain says to whoever receives a mail of it (RFC 7208, 6376 and 7489). */
export async function checkDomaine(
  lireTxt: LireTxt,
  domaine: string,
  signature: Signature | null,
): Promise<Constat[]> {
  return [
    ...(await checkSpf(lireTxt, domaine)),
    ...(await checkDkim(lireTxt, domaine, signature)),
    ...(await checkDmarc(lireTxt, domaine)),
  ]
}

const RECHERCHES_MAX = 10
const isSpf = (texte: string) => /^v=spf1(?:\s|$)/i.test(texte)

async function checkSpf(lireTxt: LireTxt, domaine: string): Promise<Constat[]> {
  const textesSpf = (await lireTxt(domaine)).filter(isSpf)
  const [un] = textesSpf
  if (un === undefined) return [faute(textes.spf.absent)]
  if (textesSpf.length > 1) return [faute(textes.spf.double)]
  const constats: Constat[] = []
  const { nombre, fin } = await followSpf(lireTxt, un, 0)
  if (nombre > RECHERCHES_MAX) constats.push(faute(textes.spf.recherches(nombre)))
  if (fin === '+') constats.push(faute(textes.spf.ouvert))
  else if (fin !== '-' && fin !== '~') constats.push(conseil(textes.spf.tiede))
  return constats.length > 0 ? constats : [juste(textes.spf.juste)]
}

/** How many searches a record asks of whoever reads it, those of what it includes counted; and what it says of the rest. */
async function followSpf(
  lireTxt: LireTxt,
  spf: string,
  deja: number,
): Promise<{ nombre: number; fin: string | null }> {
  let nombre = deja
  let fin: string | null = null
  let renvoi: string | null = null
  for (const mot of spf.split(/\s+/).slice(1)) {
    const [, signe = '', quoi = '', suite = ''] =
      /^([+\-~?]?)([a-z0-9]+)(?:[:=](\S+))?/i.exec(mot) ?? []
    const nom = quoi.toLowerCase()
    if (nom === 'all') fin = signe || '+'
    if (nom === 'redirect') renvoi = suite
    if (!['include', 'a', 'mx', 'ptr', 'exists', 'redirect'].includes(nom)) continue
    nombre++
    // A macro is filled by whoever receives; one too many is said once, whatever follows.
    if (nom !== 'include' || suite.includes('%') || nombre > RECHERCHES_MAX) continue
    const inclus = (await lireTxt(suite)).find(isSpf)
    if (inclus !== undefined) ({ nombre } = await followSpf(lireTxt, inclus, nombre))
  }
  // « all » is an end of its own: what is beyond is not read.
  if (fin !== null || renvoi === null || renvoi.includes('%')) return { nombre, fin }
  const autre = nombre > RECHERCHES_MAX ? undefined : (await lireTxt(renvoi)).find(isSpf)
  return autre === undefined ? { nombre, fin } : followSpf(lireTxt, autre, nombre)
}

/** « k=v; k=v », as both DKIM and DMARC write it. */
const readTags = (texte: string) =>
  new Map(
    texte.split(';').flatMap((partie) => {
      const [nom = '', ...valeur] = partie.split('=')
      return nom.trim() ? [[nom.trim().toLowerCase(), valeur.join('=').trim()] as const] : []
    }),
  )

async function checkDkim(
  lireTxt: LireTxt,
  domaine: string,
  signature: Signature | null,
): Promise<Constat[]> {
  if (!signature) return [conseil(textes.dkim.sansSelecteur)]
  const nom = `${signature.selecteur}._domainkey.${domaine}`
  const attendue = signature.cle && clePubliee(signature.cle)
  const publier = attendue ? [conseil(textes.publier(nom, `v=DKIM1; k=rsa; p=${attendue}`))] : []
  const texte = (await lireTxt(nom)).find((un) => readTags(un).has('p'))
  if (texte === undefined) return [faute(textes.dkim.absent(nom)), ...publier]
  const tags = readTags(texte)
  const publiee = (tags.get('p') ?? '').replace(/\s+/g, '')
  if (publiee === '') return [faute(textes.dkim.revoquee), ...publier]
  const bits = bitsOf(publiee)
  if (bits === null) return [faute(textes.dkim.illisible), ...publier]
  if (attendue && publiee !== attendue) return [faute(textes.dkim.autre), ...publier]
  const constats = [
    ...(bits < 2048 ? [conseil(textes.dkim.courte(bits))] : []),
    ...(tags.get('t')?.split(':').includes('y') ? [faute(textes.dkim.essai)] : []),
  ]
  return constats.length > 0 ? constats : [juste(textes.dkim.juste(bits))]
}

function bitsOf(publiee: string): number | null {
  try {
    const key = Buffer.from(publiee, 'base64')
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey({
      key,
      format: 'der',
      type: 'spki',
    })
    return asymmetricKeyType === 'rsa' ? (asymmetricKeyDetails?.modulusLength ?? null) : null
  } catch {
    return null
  }
}

/** A policy holds for what is below its domain too, unless that says its own. */
async function checkDmarc(lireTxt: LireTxt, domaine: string): Promise<Constat[]> {
  const parties = domaine.split('.')
  for (let rang = 0; rang <= parties.length - 2; rang++) {
    const trouves = (await lireTxt(`_dmarc.${parties.slice(rang).join('.')}`)).filter((texte) =>
      /^v=DMARC1\s*(?:;|$)/.test(texte),
    )
    const [un] = trouves
    if (un === undefined) continue
    if (trouves.length > 1) return [faute(textes.dmarc.double)]
    const tags = readTags(un)
    const politique = ((rang > 0 && tags.get('sp')) || tags.get('p') || '').toLowerCase()
    if (!['none', 'quarantine', 'reject'].includes(politique))
      return [faute(textes.dmarc.illisible)]
    return [
      politique === 'none' ? conseil(textes.dmarc.observe) : juste(textes.dmarc.juste(politique)),
      ...(tags.has('rua') ? [] : [conseil(textes.dmarc.sansRapport)]),
    ]
  }
  return [faute(textes.dmarc.absent)]
}
