import { formatAdresse, maskNir, maskTelephone } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { champs, definePartie, parContrat, portionsDe } from '../partie.ts'
import { findPersonne, findPersonnes } from './profil.repository.ts'

const identite = {
  civilite: 'Civilité',
  prenom: 'Prénom',
  nom: 'Nom',
  nomPatronymique: 'Nom de naissance',
  dateNaissance: champs.jour('Date de naissance'),
} as const

export const createProfilDonnees = ({ sealer }: { sealer: Sealer }) => [
  definePartie({
    cle: 'personne',
    titre: 'Vous',
    chapitre: 'personne',
    isPremiere: true,
    tables: ['personne'],
    forme: 'fiche',
    champs: {
      ...identite,
      sexe: champs.detail('Sexe'),
      rangGemellaire: champs.detail('Ordre de naissance (jumeaux)'),
      codePostal: champs.detail('Code postal'),
      nir: 'Numéro de sécurité sociale (masqué)',
      telephone: 'Téléphone (masqué)',
      adresse: 'Adresse',
      isTeletransmission: 'Télétransmission',
      motifRefusTeletransmission: 'Pourquoi la télétransmission est refusée',
      organisme: 'Organisme obligatoire',
      materniteDu: champs.jour('Maternité prise en charge du'),
      materniteAu: champs.jour('Maternité prise en charge jusqu’au'),
      exoneration: 'Exonération (invalidité, C2S, AME)',
      exonerationDu: champs.jour('Exonération depuis le'),
      exonerationAu: champs.jour('Exonération jusqu’au'),
    },
    lire: async ({ db, personneId }) =>
      personneId === null
        ? []
        : (await findPersonne(db, personneId)).map((lue) => ({
            ...lue,
            nir: lue.nir && maskNir(sealer.unseal(lue.nir, sealed.personneNir(lue.id))),
            telephone:
              lue.telephone &&
              maskTelephone(sealer.unseal(lue.telephone, sealed.personneTelephone(lue.id))),
            adresse: lue.adresse && formatAdresse(lue.adresse),
          })),
  }),
  definePartie({
    cle: 'beneficiaires',
    titre: 'Personnes couvertes que vous pouvez voir',
    chapitre: 'personne',
    tables: ['assure'],
    forme: 'tableau',
    champs: {
      contrat: champs.contrat,
      lien: 'Lien',
      ...identite,
      civilite: champs.detail('Civilité'),
      nomPatronymique: champs.detail('Nom de naissance'),
      isTeletransmission: champs.detail('Télétransmission'),
      organisme: champs.detail('Organisme obligatoire'),
    },
    lire: (concerne) =>
      parContrat(portionsDe(concerne), async (portion) =>
        (await findPersonnes(concerne.db, portion)).map((lue) => ({ ...lue, adresse: null })),
      ),
  }),
]
