import type { EcheancePrevue } from '@espace-adherent/contract'
import {
  dateAParis,
  dernierJourEcheance,
  isPubliable,
  prochaineEcheance,
} from '@espace-adherent/domain'
import { unchanged, write } from '../../noyau/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { readPrevues, takeAvis } from '../cotisations/index.ts'
import { lettre } from '../documents/index.ts'
import { lienRetourPapier, notice } from '../messages/index.ts'
import { type Nouvelle, tell } from '../nouvelles/index.ts'
import { type Avis, findAvis } from './echeancier.repository.ts'
import type { AvisDeps } from './fermeture.ts'
import * as mots from './mots.ts'
import { preuve } from './preuves.ts'
import { textes } from './textes.ts'

const ROUTE = '/cotisations'

const anneeDe = ({ dateEcheance }: EcheancePrevue) => Number(dateEcheance.slice(0, 4))

/**
 * Keeps the new schedule of each contract whose contributions changed, and tells its adherent. Without the
 * ratios of its year it waits until staff have written them.
 */
export async function annoncerEcheanciers(
  deps: AvisDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps
  const jour = dateAParis(now)
  const walked = await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'papiers.echeancier',
      find: ({ code }, apres: Avis | null, limite) =>
        findAvis(db, { clientCode: code, jour, apres, limite }),
      cleOf: ({ numeroContrat, annee }) => `${numeroContrat} ${annee}`,
      async work(tx, client, avis) {
        const { annee, typeContrat, ratios } = avis
        if (!isPubliable(annee, { typeContrat, ratios: ratios ?? undefined }, jour)) return false
        return write(tx, { client, now, auteur: null, messages: deps.messages }, async (e) => {
          const taken = await takeAvis(e, avis)
          if (!taken) return unchanged(e, false)
          const echeances = await readPrevues(deps.sealer, e, avis, jour)
          await tell(e, taken, {
            a: avis.compteId === null ? null : { compte: avis.compteId },
            action: 'echeancier-annonce',
            objet: 'contrat',
            cible: avis.numeroContrat,
            lettre: echeancier(avis, echeances, jour),
            ...dit(deps, client, avis, echeances, now),
          })
          return unchanged(e, true)
        })
      },
    },
  )
  return walked.done
}

const echeancier = (
  { clientCode, numeroContrat, annee }: Avis,
  echeances: readonly EcheancePrevue[],
  le: string,
) =>
  lettre(
    { clientCode, numeroContrat },
    {
      nature: 'cotisations',
      titre: textes.echeancier(annee),
      le,
      edition: 'echeancier',
      parametres: { debut: `${annee}-01-01`, fin: `${annee}-12-31` },
      instantane: { echeances: echeances.filter((e) => anneeDe(e) === annee) },
      nomFichier: `echeancier-${annee}-${numeroContrat}-${le}.pdf`,
    },
  )

/** What its adherent is told; whoever has no account, and a year without an instalment to come, has the letter alone. */
function dit(
  deps: AvisDeps,
  client: Client,
  { compteId, email, prenom, rum, ics, ...avis }: Avis,
  echeances: readonly EcheancePrevue[],
  now: Date,
): Pick<Nouvelle, 'preuve' | 'avis'> {
  const jour = dateAParis(now)
  const prochaine = prochaineEcheance(
    echeances.filter((e) => anneeDe(e) === avis.annee && e.dateEcheance > jour),
  )
  if (compteId === null || email === null || !prochaine) return {}
  const { clientCode, numeroContrat: numero, annee, typeContrat } = avis
  const objet = `${numero} ${now.toISOString()}`
  const dite = { clientCode, compteId, nature: 'echeancier', objet, moyen: 'email' } as const
  const message = notice(
    client,
    mots.echeancier,
    { email, prenom },
    {
      annee: String(annee),
      numero,
      montant: prochaine.montant,
      jour: prochaine.dateEcheance,
      rum,
      ics,
      dernier: dernierJourEcheance(annee),
      sante: typeContrat === 'sante',
      lien: `${client.adressePublique}/#${ROUTE}`,
      papier: lienRetourPapier(deps.sealer, client, compteId, now),
    },
  )
  return {
    preuve: preuve(deps, { ...dite, email }, now),
    avis: [{ message: { ...message, documentDe: compteId }, compteId, texte: '', lien: ROUTE }],
  }
}
