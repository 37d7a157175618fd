import {
  carte,
  demenagement,
  depart,
  droit,
  type Ecrire,
  emploi,
  facture,
  naissance,
  niveau,
  question,
  reclamation,
  rib,
  sejour,
} from './actes.ts'

/** The clerks of the demonstration, by their addresses. */
export type Gestionnaire = 'karim' | 'amel' | 'thomas'

/** What has become of a request; days are counted back from the day of the demonstration. */
export type Cours =
  | { etat: 'recue' }
  | { etat: 'en-cours'; par: Gestionnaire; note?: string }
  | {
      etat: 'attente'
      par: Gestionnaire
      depuis: number
      /** The document that is awaited, by its field; null: an answer. */
      piece: { champ: string; libelle: string } | null
      texte: string
    }
  | { etat: 'acceptee' | 'planifiee'; par: Gestionnaire; ilYA: number }
  /** A message, answered and closed. */
  | { etat: 'repondue'; par: Gestionnaire; ilYA: number; reponse: string }
  | { etat: 'refusee' | 'sans-suite'; par: Gestionnaire; ilYA: number; texte: string }
  | { etat: 'annulee'; ilYA: number }
  | { etat: 'automatique' }

export type DemandeDemo = { qui: string; ilYA: number; objet: Ecrire; cours: Cours }

const de = (qui: string, ilYA: number, objet: Ecrire, cours: Cours = { etat: 'recue' }) => ({
  qui,
  ilYA,
  objet,
  cours,
})
const prise = (par: Gestionnaire, note?: string): Cours => ({
  etat: 'en-cours',
  par,
  ...(note && { note }),
})
const acceptee = (par: Gestionnaire, ilYA: number): Cours => ({ etat: 'acceptee', par, ilYA })
const repondue = (par: Gestionnaire, ilYA: number, reponse: string): Cours => ({
  etat: 'repondue',
  par,
  ilYA,
  reponse,
})
const automatique: Cours = { etat: 'automatique' }
const attend = (
  par: Gestionnaire,
  depuis: number,
  piece: { champ: string; libelle: string } | null,
  texte: string,
): Cours => ({ etat: 'attente', par, depuis, piece, texte })

const remboursement = (message: string) => question('REM', 'Un remboursement', message)
const cotisations = (message: string) => question('COT', 'Mes cotisations', message)
const devis = (message: string) => question('DEV', 'Un devis ou une prise en charge', message)
const garanties = (message: string) => question('GAR', 'Mes garanties', message)
const document = (message: string) => question('DOC', 'Un document ou une attestation', message)

const PARC = ['690099123', 'Clinique du Parc, 8 boulevard des Lilas, 69006 Lyon'] as const
const RIVES = ['690099131', 'Hôpital des Deux Rives, 15 quai des Tilleuls, 69002 Lyon'] as const

const copieNette =
  'Bonjour, nous ne parvenons pas à lire le document joint. Pouvez-vous nous en envoyer une copie nette, en couleur\u00a0?'

/** What clerks find on a Monday: late, urgent, taken by others, waiting; then what is behind them. */
export const demandesDemo: readonly DemandeDemo[] = [
  // Over their delay.
  de('bernard', 12, remboursement('Mes séances de kinésithérapie d’octobre n’apparaissent pas.')),
  de('sabine', 10, rib('FR7630006031851003827160577', 'AGRIFRPPXXX')),
  de(
    'gerard',
    8,
    cotisations('J’ai été prélevé deux fois en octobre. Pouvez-vous vérifier\u00a0?'),
  ),
  de('mehdi', 6, sejour(...PARC, 3, 2)),
  de('maud', 13, facture('Cabinet dentaire Voltaire', 'G', '30,00', 16), prise('amel')),
  // To be answered today or tomorrow.
  de('olivier', 1, sejour(...RIVES, 9, 4)),
  de(
    'helene',
    4,
    devis('Voici un devis d’appareil auditif\u00a0: combien me restera-t-il à payer\u00a0?'),
  ),
  de('lucie', 3, rib('FR7610278033211009950617309', 'CMCIFR2AXXX'), prise('karim')),
  de('tristan', 3, rib('FR7614505032701007654321032', 'CEPAFRPP450')),
  // There is time.
  de('fatou', 2, naissance('Awa', 'F', 9, 15)),
  de('sabine', 1, garanties('L’ostéopathie est-elle prise en charge par mon contrat\u00a0?')),
  de('lucie', 1, facture('Ostéopathe Claire Marchand', 'OST', '60,00', 5)),
  de('maud', 1, document('Il me faut une attestation de droits pour mon employeur.')),
  de('bernard', 0, demenagement(['12', 'RUE', 'Crébillon'], ['44000', 'Nantes'], 20)),
  de('gerard', 0, carte('perdue', 'Je l’ai perdue')),
  de('olivier', 0, cotisations('Puis-je payer par trimestre l’an prochain\u00a0?')),
  de('helene', 0, emploi('Ville de Lille')),
  // What the law gives days for, which never stop.
  de(
    'gerard',
    9,
    reclamation(
      'cotisation',
      'Le prélèvement d’octobre est passé deux fois et personne ne m’a répondu.',
      'Le remboursement de la cotisation prélevée en trop.',
    ),
    prise('amel'),
  ),
  de(
    'helene',
    3,
    reclamation('accueil', 'J’ai attendu quarante minutes au téléphone, deux jours de suite.'),
  ),
  de('lucie', 6, droit('rectification', 'Mon prénom s’écrit Lucie, sans y.')),
  de('olivier', 2, depart('Je suis couvert par la mutuelle de mon nouvel employeur.')),
  // In somebody's hands.
  de(
    'mehdi',
    2,
    facture('Pharmacie de la République', 'G', '30,00', 8),
    prise('karim', 'Facture à comparer avec le décompte de la caisse.'),
  ),
  de(
    'tristan',
    1,
    document('Comment obtenir mon relevé de prestations de l’an dernier\u00a0?'),
    prise('amel'),
  ),
  de('fatou', 1, devis('Ma couronne est-elle remboursée à 100\u00a0%\u00a0?'), prise('thomas')),
  de(
    'gerard',
    2,
    garanties('Quelle est la base de remboursement de mes lunettes\u00a0?'),
    prise('thomas', 'A appelé deux fois\u00a0: le rappeler.'),
  ),
  // Waiting for their member: the clock stands still.
  de(
    'olivier',
    9,
    facture('Opticien des Halles', 'OPTA', '95,00', 12),
    attend('karim', 6, { champ: 'ordonnance', libelle: 'Ordonnance' }, copieNette),
  ),
  de(
    'maud',
    7,
    rib('FR7630003033041009185185210', 'SOGEFRPPXXX'),
    attend('amel', 5, { champ: 'rib', libelle: 'Relevé d’identité bancaire (RIB)' }, copieNette),
  ),
  de(
    'lucie',
    6,
    remboursement('Il manque le remboursement de mon dentiste.'),
    attend(
      'karim',
      4,
      null,
      'Bonjour, à quelle date avez-vous consulté, et quel montant avez-vous réglé\u00a0?',
    ),
  ),
  de(
    'sabine',
    30,
    naissance('Noé', 'M', 40, 3),
    attend('thomas', 26, { champ: 'acteNaissance', libelle: 'Acte de naissance' }, copieNette),
  ),
  // Accepted for a day to come.
  de('helene', 5, niveau('Santé Confort', 'Santé Sérénité'), {
    etat: 'planifiee',
    par: 'karim',
    ilYA: 3,
  }),
  de('gerard', 4, niveau('Santé Essentiel', 'Santé Confort'), {
    etat: 'planifiee',
    par: 'amel',
    ilYA: 2,
  }),
  de('tristan', 3, demenagement(['40', 'ALL', 'Jean Jaurès'], ['31000', 'Toulouse'], 12), {
    etat: 'planifiee',
    par: 'karim',
    ilYA: 1,
  }),
  // Done.
  de('bernard', 20, sejour(...PARC, -10, 3), acceptee('karim', 19)),
  de('fatou', 18, rib('FR7630004031341001530864224', 'BNPAFRPPXXX'), acceptee('amel', 16)),
  de(
    'mehdi',
    24,
    remboursement('Pourquoi ma consultation n’est-elle remboursée qu’en partie\u00a0?'),
    repondue(
      'karim',
      21,
      'Bonjour Mehdi, 2\u00a0€ restent à votre charge pour chaque consultation\u00a0: la loi nous interdit de les rembourser.',
    ),
  ),
  de(
    'helene',
    15,
    document('Je cherche ma carte de tiers payant.'),
    repondue('thomas', 13, 'Bonjour Hélène, votre carte est dans votre espace, dès l’accueil.'),
  ),
  de(
    'sabine',
    22,
    cotisations('Quel sera le montant de ma cotisation\u00a0?'),
    repondue(
      'karim',
      18,
      'Bonjour Sabine, votre échéancier est dans Mes cotisations\u00a0: il donne chaque prélèvement à venir.',
    ),
  ),
  de(
    'lucie',
    27,
    garanties('Suis-je couverte à l’étranger\u00a0?'),
    repondue(
      'amel',
      25,
      'Bonjour Lucie, oui, pour vos séjours de moins de trois mois. Gardez vos factures\u00a0: vous nous les enverrez à votre retour.',
    ),
  ),
  de('gerard', 12, carte('abimee', 'Elle est abîmée'), automatique),
  de('olivier', 11, carte('volee', 'On me l’a volée'), automatique),
  // Refused, closed, cancelled.
  de('maud', 25, facture('Institut Belle Peau', 'G', '80,00', 30), {
    etat: 'refusee',
    par: 'karim',
    ilYA: 20,
    texte: 'Bonjour Maud, les soins esthétiques ne sont pas pris en charge par votre contrat.',
  }),
  de('tristan', 21, rib('FR7630006032871008419753154', 'AGRIFRPPXXX'), {
    etat: 'refusee',
    par: 'amel',
    ilYA: 17,
    texte:
      'Bonjour Tristan, le relevé joint est au nom d’une autre personne. Vous pouvez refaire la demande avec le vôtre.',
  }),
  de('bernard', 40, facture('Opticien des Halles', 'OPTA', '120,00', 45), {
    etat: 'sans-suite',
    par: 'thomas',
    ilYA: 12,
    texte: 'Bonjour Bernard, sans réponse de votre part, nous classons votre demande.',
  }),
  de(
    'mehdi',
    14,
    garanties('Puis-je ajouter un renfort optique\u00a0?'),
    repondue(
      'karim',
      11,
      'Bonjour Mehdi, oui\u00a0: choisissez-le dans Mes renforts, il prend effet le mois suivant.',
    ),
  ),
  de('fatou', 9, cotisations('Je souhaite changer de date de prélèvement.'), {
    etat: 'annulee',
    ilYA: 8,
  }),
]
