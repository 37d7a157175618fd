import { libellesSejour as libelles, pecHospiActe } from '@espace-adherent/contract'
import {
  couvertureSejour,
  dateAParis,
  formatDate,
  formatJour,
  formatMontant,
  libellesMotif,
  libellesService,
  ligneDite,
  lignesDites,
  type MotifSejour,
  type Service,
} from '@espace-adherent/domain'
import { dire, faitsSoins, messageSoigne, portionTenue, prenomDe, traite } from '../actes/index.ts'
import { insertCourrier } from '../documents/index.ts'
import { findLignes } from '../referentiel/index.ts'
import { findSoigne } from '../simulateur/index.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** Accepted, the letter for the admission desk is in the documents. */
export const pecHospiTraite = traite({
  acte: pecHospiActe,
  faits: async (tx, appelant) => ({
    ...(await faitsSoins(tx, appelant)),
    etablissements: await findLignes(tx, appelant.client.code, 'etablissement'),
  }),
  async avant(tx, appelant, sejour, faits) {
    const { numPers, finess, dateEntree } = sejour
    const prenom = prenomDe(faits, numPers)
    const jour = dateEntree || dateAParis(appelant.now)
    const assure = prenom && (await findSoigne(tx, portionTenue(appelant), numPers, jour))
    return {
      prenom,
      etablissement:
        sejour.etablissement ??
        faits.etablissements.find(({ code }) => code === finess)?.libelle ??
        null,
      postes: assure ? couvertureSejour(sejour, assure) : [],
    }
  },
  verifie: ({ prenom, etablissement }) => ({
    numPers: messageSoigne(prenom),
    finess: etablissement === null ? textes.inconnu : null,
  }),
  // Its number is found by a clerk, and that it can be settled with.
  isAExaminer: (_, { etablissement }) => etablissement !== undefined,
  apply: (tx, appelant, sejour, { prenom, etablissement, postes }) =>
    insertCourrier(tx, appelant, {
      edition: mots.priseEnChargeEdition,
      valeurs: {
        nomConcerne: prenom ?? '',
        etablissement: etablissement ?? '',
        finess: sejour.finess || null,
        service: libellesService[sejour.service as Service],
        entree: sejour.dateEntree,
        duree: textes.nuits(sejour.nuits),
      },
      paragraphes: (lettre) => [
        lettre.accord,
        lettre.couvert,
        ...postes.map((poste) => `${poste.libelle}\u00a0— ${textes.poste(poste)}`),
        ...(sejour.parentAccompagnant ? [lettre.accompagnant] : []),
        lettre.reste,
        lettre.validite,
      ],
      nomFichier: `prise-en-charge-${appelant.contrat.numeroContrat}-${sejour.dateEntree}.pdf`,
      personneId: sejour.numPers,
    }),
  resume({ prenom, etablissement, postes }, sejour) {
    const reste = postes.reduce((total, poste) => total + (poste.reste ?? 0), 0)
    return [
      ...lignesDites(libelles, {
        personne: prenom,
        etablissement,
        service: libellesService[sejour.service as Service],
        motif: libellesMotif[sejour.motif as MotifSejour],
        entree: sejour.dateEntree && formatDate(sejour.dateEntree),
        duree: textes.nuits(sejour.nuits),
        chambre: sejour.chambreParticuliere ? libelles.particuliere : libelles.double,
        accompagnant: sejour.parentAccompagnant ? textes.demande : null,
      }),
      ...postes.map((poste) => ligneDite(poste.libelle, textes.poste(poste))),
      ligneDite(textes.reste, formatMontant(reste)),
    ]
  },
  suite: (fait, { etablissement, postes }, { dateEntree: entree, nuits }) =>
    dire(
      fait,
      mots,
      { entree },
      {
        vers: '/documents',
        objets: [
          {
            genre: 'courrier',
            titre: textes.lettre,
            lignes: [
              { libelle: libelles.etablissement, valeur: etablissement ?? '' },
              { libelle: libelles.entree, valeur: entree && formatJour(entree) },
              { libelle: libelles.duree, valeur: textes.nuits(nuits) },
              ...postes.map((poste) => ({ libelle: poste.libelle, valeur: textes.poste(poste) })),
            ],
            aApporter: [...textes.aApporter],
          },
        ],
      },
    ),
})
