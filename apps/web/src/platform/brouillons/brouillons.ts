import { brouillonsPersonnelResource } from '@espace-adherent/contract/gestion'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { HttpError } from '../http/error.ts'
import { http } from '../http/http.ts'
import { attente } from './attente.ts'

/** How long after the last key what was typed leaves. */
const PAUSE_MS = 1_000
/** How long a server that does not answer is left alone. */
const REESSAI_MS = 15_000
/** Browsers let go no more than that with a page that goes. */
const PARTANT_MAX = 20_000

/** `envoyee`: what the server has, as far as is known; null: nothing. */
type Garde = { valeur: string | null; envoyee: string | null | undefined; isEnCours: boolean }

const gardes = new Map<string, Garde>()
const minuteurs = new Map<string, number>()
let proprietaire: string | null = null

const isEnAttente = ({ valeur, envoyee }: Garde) => valeur !== envoyee
const url = resourceUrl(brouillonsPersonnelResource)

/** What the server has not taken waits in this tab, for the same person. */
const retenir = () =>
  attente.write(
    proprietaire ?? '',
    [...gardes].flatMap(([cle, garde]) => (isEnAttente(garde) ? [[cle, garde.valeur]] : [])),
  )

function planifier(cle: string, ms: number): void {
  window.clearTimeout(minuteurs.get(cle))
  minuteurs.set(
    cle,
    window.setTimeout(() => void envoyer(cle), ms),
  )
}

/** One after the other for each draft, so that the last one typed is the last one kept. */
async function envoyer(cle: string): Promise<void> {
  const garde = gardes.get(cle)
  if (!garde || garde.isEnCours || !isEnAttente(garde)) return
  const { valeur } = garde
  garde.isEnCours = true
  try {
    await http.post(url, { cle, valeur }, { isDerniere: true })
    garde.envoyee = valeur
  } catch (error) {
    // An answer that was lost may stand for a draft that was taken.
    garde.envoyee = undefined
    // Refused: the next key, or whoever signs in again, tries anew.
    if (!(error instanceof HttpError) || error.status < 400 || error.status >= 500)
      planifier(cle, REESSAI_MS)
  } finally {
    garde.isEnCours = false
  }
  retenir()
  if (garde.envoyee === valeur && isEnAttente(garde)) planifier(cle, 0)
}

/** The page goes, or may not come back: what is not kept yet leaves with it. */
function partir(): void {
  retenir()
  for (const [cle, garde] of gardes) {
    if (!isEnAttente(garde)) continue
    if ((garde.valeur?.length ?? 0) > PARTANT_MAX) void envoyer(cle)
    else
      http
        .post(url, { cle, valeur: garde.valeur }, { isDerniere: true, keepalive: true })
        .catch(() => {})
  }
}

/** What somebody else left in this page or this tab is never shown to this person. */
function pour(qui: string): void {
  if (qui === proprietaire) return
  if (proprietaire === null) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') partir()
    })
    window.addEventListener('pagehide', partir)
  }
  proprietaire = qui
  gardes.clear()
  for (const [cle, valeur] of attente.read(qui))
    gardes.set(cle, { valeur, envoyee: undefined, isEnCours: false })
}

/**
 * What staff type and have not sent. The server keeps it, for whoever typed it, a second after the last key and when the
 * page is hidden: a page that is closed, a session that ends and another browser lose nothing.
 */
export const brouillons = {
  /** Asks for it, and sends what still waits. A server that does not answer is no reason to wait for it. */
  async charger(cle: string, qui: string): Promise<void> {
    pour(qui)
    const connue = gardes.get(cle)
    if (connue && isEnAttente(connue)) return void envoyer(cle)
    const lus = (await http.get(url, { cle }).catch(() => null)) as {
      items: { valeur: string }[]
    } | null
    const garde = gardes.get(cle)
    // Typed meanwhile, it is the latest.
    if (!lus || garde?.isEnCours || (garde && isEnAttente(garde))) return
    const valeur = lus.items[0]?.valeur ?? null
    gardes.set(cle, { valeur, envoyee: valeur, isEnCours: false })
  },

  get<T>(cle: string): T | null {
    const valeur = gardes.get(cle)?.valeur
    return valeur ? (JSON.parse(valeur) as T) : null
  },

  set(cle: string, brouillon: unknown): void {
    const valeur = JSON.stringify(brouillon)
    const connue = gardes.get(cle)
    // Changed in place: one that is on its way to the server still says so to the next.
    if (connue) connue.valeur = valeur
    else gardes.set(cle, { valeur, envoyee: undefined, isEnCours: false })
    planifier(cle, PAUSE_MS)
  },

  /** At once, what a pause would have sent. */
  async garder(): Promise<void> {
    await Promise.all([...gardes.keys()].map(envoyer))
  },

  /** Sent or given up: nothing of it is kept. */
  drop(cle: string): void {
    const garde = gardes.get(cle)
    if (!garde || (garde.valeur === null && !isEnAttente(garde))) return
    garde.valeur = null
    void envoyer(cle)
  },
}
