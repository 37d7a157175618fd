import { garantiesActe } from '@espace-adherent/contract'
import { addDays, dateAParis, formatDate, formatMontant } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { datesEffetDe, findPrevus, traite } from '../actes/index.ts'
import { reediterCarte } from '../carte-tp/index.ts'
import { ligneCotisation, reviserCotisations } from '../cotisations/index.ts'
import { annonce } from '../demandes/index.ts'
import { insertDocuments } from '../documents/index.ts'
import type { Client } from '../portail/index.ts'
import { findRatios } from '../ratios/index.ts'
import { conseilNiveau } from './conseil.ts'
import * as mots from './mots.ts'
import { changeNiveau } from './niveaux.repository.ts'
import { comparer } from './niveaux.ts'
import { textes } from './textes.ts'

/** Those that a quote of today shows. */
const ratiosPour = (tx: Executor, { client, now }: { client: Client; now: Date }) =>
  findRatios(tx, client.code, Number(dateAParis(now).slice(0, 4)))

/** Another level of the offer; its quote is kept from the moment that it is asked for. */
export const createNiveau = ({ sealer }: { sealer: Sealer }) =>
  traite({
    acte: garantiesActe,
    conseil: conseilNiveau,
    async faits(tx, appelant) {
      const { niveaux, du, au, depense, ro } = await comparer(tx, appelant)
      const dates = await datesEffetDe(tx, appelant, garantiesActe)
      const [prevu] = await findPrevus(sealer, tx, appelant, [garantiesActe.key])
      const ratios = await ratiosPour(tx, appelant)
      return { niveaux, du, au, depense, ro, dates, prevuLe: prevu?.effetLe ?? null, ratios }
    },
    async avant(tx, appelant, { nomOffre }) {
      const comparaison = await comparer(tx, appelant)
      const { niveaux } = comparaison
      return {
        ...comparaison,
        actuel: niveaux.find(({ sens }) => sens === null),
        choisi: niveaux.find((niveau) => niveau.nomOffre === nomOffre && niveau.sens !== null),
      }
    },
    verifie: ({ choisi }) => ({ nomOffre: choisi ? null : textes.plusVendu }),
    async recue(
      tx,
      { contrat, client, now },
      _demande,
      { niveaux, du, au, depense },
      { nomOffre, dateEffet },
    ) {
      const { clientCode, numeroContrat } = contrat
      const le = dateAParis(now)
      await insertDocuments(tx, [
        {
          clientCode,
          numeroContrat,
          nature: 'contrat',
          titre: textes.devis(nomOffre),
          le,
          edition: 'devis',
          parametres: {
            devis: {
              nomOffre,
              effet: dateEffet,
              du,
              au,
              depense,
              ratios: await ratiosPour(tx, { client, now }),
              niveaux: niveaux.map(({ sens: _, ...niveau }) => niveau),
            },
          },
          typeMime: 'application/pdf',
          nomFichier: `devis-${numeroContrat}-${le}.pdf`,
        },
      ])
      return null
    },
    async apply(tx, { contrat, now }, { nomOffre, dateEffet }) {
      await changeNiveau(tx, contrat, { nouveau: nomOffre, au: addDays(dateEffet, -1) })
      await reediterCarte(tx, contrat, now)
      await reviserCotisations(tx, contrat, { effet: dateEffet, prevenuLe: now })
    },
    resume({ actuel, choisi, tarification, tarificationDe }, { nomOffre, dateEffet }) {
      const apres = tarificationDe(nomOffre)
      const fin = addDays(dateEffet, -1)
      const perdues = (tarification?.options ?? []).filter(
        ({ libelle, dateFin }) =>
          (dateFin === null || dateFin > fin) &&
          !apres?.options.some((option) => option.libelle === libelle),
      )
      const montant = (cents: number | undefined) =>
        cents === undefined ? null : formatMontant(cents)
      return [
        { libelle: textes.niveau, avant: actuel?.nomOffre ?? null, apres: nomOffre },
        { libelle: textes.debut, avant: null, apres: textes.aPartirDu(formatDate(dateEffet)) },
        { libelle: textes.rembourse, avant: montant(actuel?.rc), apres: montant(choisi?.rc) },
        { libelle: textes.reste, avant: montant(actuel?.reste), apres: montant(choisi?.reste) },
        ...perdues.map(({ libelle }) => ({
          libelle: textes.renfort(libelle),
          avant: textes.compris,
          apres: textes.jusquau(formatDate(fin)),
        })),
        ...ligneCotisation(tarification, apres, dateEffet),
      ]
    },
    annonces(_, { nomOffre: nouveau, dateEffet: effet }, { contrat }) {
      const { nomOffre: ancien, numeroContrat: numero } = contrat
      const valeurs = { ancien, nouveau, numero, effet }
      return {
        recue: annonce(mots.niveauRecu, valeurs),
        appliquee: annonce(mots.niveauChange, valeurs),
      }
    },
  })
