import { addDays } from '../calendrier/calcul.ts'
import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import { formatMontant } from '../montants/index.ts'
import { droitsDe, type LigneComptee } from '../prestations/droits.ts'
import { garantieDe, prixUsuel } from '../prestations/exemples.ts'
import { garantiesLe } from '../prestations/niveaux.ts'
import { soinDe } from '../prestations/nomenclature.ts'
import type { Suivi } from '../prestations/simulation.ts'
import { estimerFacture } from './estimation.ts'
import { messageDoublons } from './facture.ts'

/** Something to know of a bill while it is typed. `warning`: it may be paid less than one thinks, or not at all. */
export type Signal = { ton: 'info' | 'warning'; texte: string }

/** What is typed of a bill so far. */
export type DebutFacture = {
  soins: readonly { codeActe: string; depense: number | null }[]
  /** The whole price, where its care is not known. */
  montant: number | null
  /** None: the day is not asked for. */
  dateSoins: DateCalendaire | null
}

/** How far back one looks for the same price, when the bill says its day and the form does not. */
const JOURS = 60

type Assure = Suivi & { lignes: readonly LigneComptee[] }

/** What the statements of a person say of a bill of theirs: asked for twice, used up, not yet again, not at all. */
export function signauxFacture(
  { soins, montant, dateSoins }: DebutFacture,
  { prenom, jour }: { prenom: string; jour: DateCalendaire },
  assure: Assure,
): Signal[] {
  const le = dateSoins ?? jour
  const connus = soins.filter(({ codeActe }) => soinDe(codeActe))
  const deja = dateSoins
    ? messageDoublons(
        connus.map(({ codeActe, depense }) => ({ codeActe, depense: depense ?? 0 })),
        dateSoins,
        assure.lignes.filter((ligne) => ligne.dateSoins === dateSoins),
      )
    : null
  const codes = [...new Set(connus.map(({ codeActe }) => codeActe))]
  return [
    deja ?? memePrix(montant, { prenom, jour }, assure.lignes),
    ...codes.map((code) => epuise(code, prenom, le, assure)),
  ].flatMap((texte) => (texte === null ? [] : [{ ton: 'warning' as const, texte }]))
}

/** Of a bill, each act and all of a day may be its price. */
function memePrix(
  montant: number | null,
  { prenom, jour }: { prenom: string; jour: DateCalendaire },
  lignes: readonly LigneComptee[],
): string | null {
  if (montant === null) return null
  const recentes = lignes.filter((ligne) => ligne.dateSoins >= addDays(jour, -JOURS))
  const duJour = (le: DateCalendaire) =>
    recentes.filter((une) => une.dateSoins === le).reduce((total, une) => total + une.depense, 0)
  const meme = recentes.findLast(
    ({ depense, dateSoins }) => depense === montant || duJour(dateSoins) === montant,
  )
  return meme === undefined
    ? null
    : `${formatMontant(montant)} pour ${prenom}\u00a0: ce prix est déjà dans vos remboursements, au ${formatDate(meme.dateSoins)}. Vérifiez que ce n’est pas la même facture.`
}

/** What is left of that care, that day; null: something is. */
function epuise(
  codeActe: string,
  prenom: string,
  jour: DateCalendaire,
  assure: Assure,
): string | null {
  const depense = prixUsuel(codeActe, jour) ?? 10_000
  const [ligne] = estimerFacture([{ codeActe, quantite: 1, depense, ro: null }], jour, assure)
  const tarif = soinDe(codeActe)
  if (!ligne || !tarif) return null
  const { libelle } = ligne
  const garantie = garantieDe(garantiesLe(assure, jour), {
    garantie: tarif.regime.garantie,
    famille: tarif.famille,
  })
  const droits = droitsDe(assure, jour)
  if (ligne.isEpuisee) {
    const retour = droits.find(({ cle }) => tarif.groupe && cle.startsWith(tarif.groupe))
      ?.renouvelables[0]
    return retour
      ? `${libelle}\u00a0: pour ${prenom}, le prochain équipement est remboursé à partir du ${formatDate(retour)}.`
      : `${libelle}\u00a0: pour ${prenom}, tout ce que votre contrat rembourse cette année est déjà utilisé.`
  }
  if (
    droits.some(
      ({ cle, nature, reste }) => nature === 'euros' && cle === garantie.cle && reste === 0,
    )
  )
    return `${libelle}\u00a0: pour ${prenom}, le plafond de l’année est atteint.`
  return garantie.regle.type === 'aucune' && ligne.rc === 0
    ? `${libelle}\u00a0: votre contrat ne rembourse pas ce soin.`
    : null
}

/** A bill of theirs that nobody has decided about yet. */
export type FactureOuverte = { envoyeeLe: DateCalendaire; total: number | null }

/** The same price, asked for and not decided yet. */
export function signalDejaEnvoyee(
  montant: number | null,
  prenom: string,
  ouvertes: readonly FactureOuverte[],
): Signal | null {
  const meme = montant !== null && ouvertes.find(({ total }) => total === montant)
  return meme
    ? {
        ton: 'warning',
        texte: `${formatMontant(montant)} pour ${prenom}\u00a0: vous nous avez déjà envoyé une facture de ce prix le ${formatDate(meme.envoyeeLe)}, et nous l’étudions.`,
      }
    : null
}

/** The very same file, by what is in it. */
export const signalFichier = (envoyeLe: DateCalendaire): Signal => ({
  ton: 'warning',
  texte: `Vous nous avez déjà envoyé ce fichier le ${formatDate(envoyeLe)}. Vérifiez que ce n’est pas la même facture.`,
})

/** Which account is paid, where that is about to change or is not known. */
export function signalCompte(
  iban: string | null,
  change: { effetLe: DateCalendaire | null } | null,
): Signal | null {
  if (change) {
    const avant = iban
      ? `avant, vos remboursements arrivent sur le compte ${iban}`
      : 'avant, nous ne connaissons aucun compte'
    return {
      ton: 'info',
      texte: change.effetLe
        ? `Votre nouveau compte sert à partir du ${formatDate(change.effetLe)}\u00a0: ${avant}.`
        : `Votre nouveau compte sert dès que nous l’avons vérifié\u00a0: ${avant}.`,
    }
  }
  return iban === null
    ? {
        ton: 'warning',
        texte:
          'Nous ne connaissons aucun compte où vous rembourser\u00a0: donnez-le avant le virement.',
      }
    : null
}
