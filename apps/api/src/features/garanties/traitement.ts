import { garantiesActe } from '@espace-adherent/contract'
import {
  addDays,
  aPartirDu,
  dateAParis,
  formatMontant,
  jusquAuInclus,
  ligneChangee,
  ligneNouvelle,
  lignesDe,
} from '@espace-adherent/domain'
import { changeOffre } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { dire, findPrevus, nouvelleCarte, traiteCouverture } from '../actes/index.ts'
import { insertPdf } from '../documents/index.ts'
import { findRatiosDuJour } from '../ratios/index.ts'
import { createConseilNiveau } from './conseil.ts'
import * as mots from './mots.ts'
import { codesRenforts } from './niveaux.repository.ts'
import { comparer } from './niveaux.ts'
import { textes } from './textes.ts'

/** Another level of the offer; its quote is kept from the moment that it is asked for. */
export const createNiveau = ({ sealer }: { sealer: Sealer }) =>
  traiteCouverture({
    sealer,
    acte: garantiesActe,
    isCarte: true,
    conseil: createConseilNiveau(sealer),
    async faits(tx, appelant) {
      const { niveaux, du, au, depense, ro, isPartiel } = await comparer(sealer, tx, appelant)
      const [prevu] = await findPrevus(sealer, tx, appelant, [garantiesActe.key])
      const ratios = await findRatiosDuJour(tx, appelant)
      const prevuLe = prevu?.effetLe ?? null
      return { niveaux, du, au, depense, ro, isPartiel, prevuLe, ratios }
    },
    async avant(tx, appelant, { nomOffre }) {
      const comparaison = await comparer(sealer, tx, appelant)
      const { niveaux } = comparaison
      return {
        ...comparaison,
        actuel: niveaux.find(({ sens }) => sens === null),
        choisi: niveaux.find((niveau) => niveau.nomOffre === nomOffre && niveau.sens !== null),
      }
    },
    verifie: ({ choisi }) => ({ nomOffre: choisi ? null : textes.plusVendu }),
    async recue(tx, { contrat, client, now }, _demande, avant, { nomOffre, dateEffet }) {
      const { niveaux, du, au, depense } = avant
      const le = dateAParis(now)
      await insertPdf(tx, contrat, {
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
            ratios: await findRatiosDuJour(tx, { client, now }),
            niveaux: niveaux.map(({ sens: _, ...niveau }) => niveau),
          },
        },
        nomFichier: `devis-${contrat.numeroContrat}-${le}.pdf`,
      })
      return null
    },
    apply: (e, { contrat }, { nomOffre: nouvelle, dateEffet }) =>
      changeOffre(e, contrat, {
        nouvelle,
        au: addDays(dateEffet, -1),
        options: codesRenforts(e, contrat.clientCode, nouvelle),
      }),
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
      return lignesDe(
        ligneChangee(textes.niveau, actuel?.nomOffre, nomOffre),
        ligneNouvelle(textes.debut, aPartirDu(dateEffet)),
        ligneChangee(textes.rembourse, montant(actuel?.rc), montant(choisi?.rc)),
        ligneChangee(textes.reste, montant(actuel?.reste), montant(choisi?.reste)),
        ...perdues.map(({ libelle }) =>
          ligneChangee(
            textes.renfort(libelle),
            textes.compris,
            textes.sansOffre(jusquAuInclus(fin)),
          ),
        ),
      )
    },
    suite(fait, { choisi }, { nomOffre: nouveau, dateEffet: effet }, { contrat }) {
      const prix = choisi?.cotisation ?? null
      const dit = { ancien: contrat.nomOffre, nouveau, numero: contrat.numeroContrat, effet, prix }
      return dire(fait, mots, dit, { ...nouvelleCarte(contrat, effet), vers: '/garanties' })
    },
  })
