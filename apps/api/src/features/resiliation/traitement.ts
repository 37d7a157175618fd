import { lignesResiliation, type ObjetSuite, resiliationActe } from '@espace-adherent/contract'
import {
  addDays,
  addYears,
  type ContratQuitte,
  dateAParis,
  dernierJourCouvert,
  effetResiliation,
  formatMontant,
  jourLegal,
  jusquAuInclus,
  libellesMotifResiliation,
  ligneChangee,
  ligneNouvelle,
  lignesDe,
  type Resiliation,
  upperFirst,
} from '@espace-adherent/domain'
import { type CleContrat, estContrat } from '../../noyau/index.ts'
import { contrat } from '../../noyau/lu.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { lettreDe, traite } from '../actes/index.ts'
import { soldeDeFin } from '../cotisations/index.ts'
import { annonce, contratDit } from '../nouvelles/index.ts'
import { endContrat } from './fin.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

async function findAResilier(tx: Executor, cle: CleContrat) {
  const [row] = await tx.select().from(contrat).where(estContrat(cle))
  return row
}

/** The balance is back within thirty days of the end. */
const rembourseLe = (effetLe: string) => jourLegal({ delai: 30, unite: 'jours' }, effetLe)

/** What ends, and when; what goes on after it. */
function ceQuiSArrete(
  effetLe: string,
  { sante, solde }: { sante: boolean; solde: number },
): ObjetSuite {
  const { arret } = textes
  const dernier = dernierJourCouvert(effetLe)
  return {
    genre: 'fin',
    titre: arret.titre,
    jalons: [
      { quand: arret.jusquAu(dernier), quoi: sante ? arret.soins : arret.couvert },
      ...(sante
        ? [
            { quand: arret.aPartirDu(effetLe), quoi: arret.carte },
            { quand: arret.jusquAu(addYears(dernier, 2)), quoi: arret.factures },
          ]
        : []),
      ...(solde > 0
        ? [{ quand: arret.auPlusTard(rembourseLe(effetLe)), quoi: arret.rendu(solde) }]
        : []),
    ],
  }
}

type Quitte = ContratQuitte & { dateFin: string | null; envoyeeLe: Date }

/** From the day it was sent, whenever somebody gets round to it; with the rule, and why it gives that day. */
function effetDe({ dateFin, envoyeeLe, ...contrat }: Quitte, data: Resiliation) {
  const recueLe = dateAParis(envoyeeLe)
  const calcul = effetResiliation({ ...data, recueLe }, contrat)
  // Ended already, or to end sooner by another request: asked for twice, it ends once.
  const deja = dateFin && addDays(dateFin, 1)
  return deja && deja < calcul.effetLe
    ? { effetLe: deja, regle: textes.dejaFini }
    : { effetLe: calcul.effetLe, regle: textes.regle(calcul, { ...data, recueLe }) }
}

/** The contract ends on its lawful day and not before; a ground that is not the right one is set right. */
export const createResiliation = ({ sealer }: { sealer: Sealer }) =>
  traite({
    acte: resiliationActe,
    async avant(tx, { contrat, envoyeeLe }, data) {
      const lu = await findAResilier(tx, contrat)
      if (!lu) throw new Error('A contract that is held is there')
      const avant = { ...lu, envoyeeLe }
      const dernier = dernierJourCouvert(effetDe(avant, data).effetLe)
      const fin = { dernier, le: envoyeeLe, gratuitDu: lu.portabiliteDu }
      return { ...avant, solde: await soldeDeFin(sealer, tx, contrat, fin) }
    },
    verifie: ({ isObligatoire }) => ({ numeroContrat: isObligatoire ? textes.obligatoire : null }),
    effet: (avant, data) => effetDe(avant, data).effetLe,
    apply: (e, { contrat, now: le }, data, avant) =>
      endContrat(e, contrat, { dernier: dernierJourCouvert(effetDe(avant, data).effetLe), le }),
    resume(avant, data) {
      const { effetLe, regle } = effetDe(avant, data)
      const jusquAu = jusquAuInclus(dernierJourCouvert(effetLe))
      return lignesDe(
        ligneChangee(textes.contrat, textes.enCours, jusquAu),
        avant.typeContrat === 'sante' && ligneChangee(textes.carte, textes.valable, jusquAu),
        avant.solde > 0 && ligneNouvelle(textes.solde, formatMontant(avant.solde)),
        ...lignesResiliation(data),
        ligneNouvelle(textes.motifRetenu, upperFirst(regle)),
      )
    },
    requalifie({ isSansMotif: _, ...data }, { en, evenementLe }) {
      if (en === 'reclamation' || (data.motif === en && data.evenementLe === evenementLe))
        return null
      return {
        acte: resiliationActe.key,
        version: resiliationActe.version,
        data: { ...data, motif: en, evenementLe },
        lignes: null,
        dit: textes.requalifie(libellesMotifResiliation[data.motif], libellesMotifResiliation[en]),
      }
    },
    suite({ issue }, avant, data, { contrat }) {
      const { effetLe } = effetDe(avant, data)
      const dernier = dernierJourCouvert(effetLe)
      const sante = avant.typeContrat === 'sante'
      const dit = { ...contratDit(contrat), dernier }
      const objets = [ceQuiSArrete(effetLe, { sante, solde: avant.solde })]
      if (issue === 'appliquee')
        return { annonce: annonce(mots.finie, { ...dit, sante }), ton: 'fait', objets }
      // Its acknowledgement, then its notice tell of it, on paper.
      const aVenir = { le: effetLe, objets, isDite: true } as const
      return issue === 'recue'
        ? { ...aVenir, annonce: annonce(mots.resiliationRecue, dit), ton: 'attente' }
        : { ...aVenir, annonce: annonce(mots.avisFin, dit), ton: 'fait', vers: '/documents' }
    },
    papiers: {
      avisFin({ data, envoyeeLe, effetLe, numeroContrat, contrat, ...sujet }) {
        const effet = effetLe ?? dateAParis(envoyeeLe)
        const numero = numeroContrat ?? data.numeroContrat
        const dit = { nomOffre: sujet.nomOffre ?? '', numero, dernier: dernierJourCouvert(effet) }
        return lettreDe(sujet, numero, {
          annonce: annonce(mots.avisFin, dit),
          vers: '/documents',
          edition: mots.lettreFin,
          valeurs: {
            ...dit,
            effet,
            envoyee: envoyeeLe,
            remboursement: rembourseLe(effet),
            motif: contrat
              ? effetDe({ ...contrat, envoyeeLe }, data).regle
              : libellesMotifResiliation[data.motif].toLowerCase(),
          },
          paragraphes: (t) => [t.intro, t.fin, t.motif],
          parties: (t) => [
            // A provident contract has no card, and pays for no care.
            ...(contrat?.typeContrat === 'prevoyance'
              ? []
              : ([
                  [t.titreCarte, t.carte],
                  [t.titreSoins, t.soins],
                ] as const)),
            [t.titreArgent, t.argent],
            [t.titrePapiers, t.papiers],
          ],
          nom: 'avis-fin-contrat',
        })
      },
    },
  })
