import type { GroupeAudience } from '@espace-adherent/domain'
import type { Executor } from '../../src/platform/db/index.ts'
import { insertAudiences, insertEnvoiParti, insertEnvoiSoumis } from './envois.repository.ts'

const DAY = 24 * 3600_000

const audiences: { nom: string; description: string; regle: GroupeAudience }[] = [
  {
    nom: 'Adhérents couverts',
    description: 'Qui a un contrat en cours, pour les informations de tous les jours.',
    regle: {
      lien: 'et',
      regles: [
        { champ: 'qualite', operateur: 'parmi', valeur: ['adherent'] },
        { champ: 'etatContrat', operateur: 'parmi', valeur: ['valide', 'suspendu'] },
      ],
    },
  },
  {
    nom: 'RIB manquant',
    description: 'À relancer tant que nous ne pouvons pas verser de remboursement.',
    regle: {
      lien: 'et',
      regles: [
        { champ: 'etatContrat', operateur: 'parmi', valeur: ['valide'] },
        { champ: 'hasRib', operateur: 'non' },
      ],
    },
  },
  {
    nom: 'Trente ans et plus, en Auvergne-Rhône-Alpes',
    description: 'Réunions d’information en agence.',
    regle: {
      lien: 'et',
      regles: [
        { champ: 'age', operateur: 'auMoins', valeur: 30 },
        {
          champ: 'departement',
          operateur: 'parmi',
          valeur: ['01', '03', '07', '15', '26', '38', '42', '43', '63', '69', '73', '74'],
        },
        {
          lien: 'ou',
          isSauf: true,
          regles: [{ champ: 'canalInformation', operateur: 'parmi', valeur: ['aucun'] }],
        },
      ],
    },
  },
]

/** Audiences, one notification that was sent and one that waits for a second person. */
export async function seedEnvois(tx: Executor, clientCode: string, now: Date): Promise<void> {
  const [couverts = '', rib = ''] = await insertAudiences(tx, clientCode, audiences, now)
  await insertEnvoiParti(tx, {
    clientCode,
    audienceId: couverts,
    // Told to some of the demonstration's accounts on that day.
    titre: 'Vos garanties en euros',
    texte:
      'Le tableau de vos garanties montre maintenant ce qu’il vous reste à payer, soin par soin.',
    lien: '/garanties',
    bouton: 'Voir mes garanties',
    le: new Date(new Date(now.getTime() - 41 * DAY).setUTCHours(8, 30, 0, 0)),
  })
  await insertEnvoiSoumis(tx, {
    clientCode,
    audienceId: rib,
    titre: 'Il nous manque votre compte bancaire',
    texte:
      'Bonjour ((prenom)), sans compte bancaire nous ne pouvons pas verser vos remboursements du contrat ((numeroContrat)).\nAjoutez-le en une minute, vous choisirez quand il prend effet.',
    lien: '/demarches',
    bouton: 'Ajouter mon compte bancaire',
    le: new Date(now.getTime() - 2 * 3600_000),
  })
}
