import { rue } from '../personnes/adresses.ts'
import type { AssuresDemo, CompteDemo, ContratDemo, PersonneDemo } from '../types.ts'

type Figurant = Omit<PersonneDemo, 'cle' | 'nir' | 'codePostal'> & {
  cle: string
  numero: string
  offre: string
  iban: string | null
  bic: string
  voie: [numVoie: string, nature: string, voie: string]
  ville: [codePostal: string, localite: string]
  organisme: string
}

const figurant = (
  cle: string,
  [codeCivilite, prenom, nom, dateNaissance]: ['M' | 'MME', string, string, string],
  [numero, offre]: [string, string],
  [iban, bic]: [string | null, string],
  [voie, ville, organisme]: [Figurant['voie'], Figurant['ville'], string],
): Figurant => ({
  cle,
  codeCivilite,
  prenom,
  nom,
  dateNaissance,
  numero,
  offre: `Santé ${offre}`,
  iban,
  bic,
  voie,
  ville,
  organisme,
})

/** Members whom nobody signs in as to try the portal, and whose requests clerks have to treat. */
const figurants: readonly Figurant[] = [
  figurant(
    'sabine',
    ['MME', 'Sabine', 'Aubert', '1979-09-02'],
    ['20450101', 'Confort'],
    ['FR7630003031001000000000056', 'SOGEFRPPXXX'],
    [['18', 'RUE', 'Sainte-Catherine'], ['33000', 'Bordeaux'], 'CPAM de la Gironde'],
  ),
  figurant(
    'olivier',
    ['M', 'Olivier', 'Brunet', '1968-01-23'],
    ['20450102', 'Sérénité'],
    ['FR7610278031171000765432155', 'CMCIFR2AXXX'],
    [['4', 'PL', 'Kléber'], ['67000', 'Strasbourg'], 'CPAM du Bas-Rhin'],
  ),
  figurant(
    'fatou',
    ['MME', 'Fatou', 'Diallo', '1990-05-11'],
    ['20450103', 'Confort'],
    ['FR7630004031341001530864224', 'BNPAFRPPXXX'],
    [['27', 'AV', 'Jean Jaurès'], ['69007', 'Lyon'], 'CPAM du Rhône'],
  ),
  figurant(
    'bernard',
    ['M', 'Bernard', 'Le Goff', '1951-12-30'],
    ['20450104', 'Sérénité'],
    ['FR7620041031511002296296334', 'PSSTFRPPREN'],
    [['2', 'QUAI', 'de la Fosse'], ['44000', 'Nantes'], 'CPAM de Loire-Atlantique'],
  ),
  figurant(
    'maud',
    ['MME', 'Maud', 'Chevalier', '1986-07-19'],
    ['20450105', 'Essentiel'],
    ['FR7614505031681003061728455', 'CEPAFRPP450'],
    [['61', 'BD', 'Voltaire'], ['75011', 'Paris'], 'CPAM de Paris'],
  ),
  figurant(
    'tristan',
    ['M', 'Tristan', 'Morel', '1994-03-08'],
    ['20450106', 'Essentiel'],
    [null, ''],
    [['9', 'RUE', 'des Carmes'], ['31000', 'Toulouse'], 'CPAM de la Haute-Garonne'],
  ),
  figurant(
    'helene',
    ['MME', 'Hélène', 'Vasseur', '1973-10-05'],
    ['20450107', 'Confort'],
    ['FR7630003032021004592592633', 'SOGEFRPPXXX'],
    [['33', 'RUE', 'Nationale'], ['59000', 'Lille'], 'CPAM de Lille-Douai'],
  ),
  figurant(
    'mehdi',
    ['M', 'Mehdi', 'Haddou', '1982-02-14'],
    ['20450108', 'Sérénité'],
    ['FR7610278032191005358024732', 'CMCIFR2AXXX'],
    [['15', 'AV', 'de la République'], ['34000', 'Montpellier'], 'CPAM de l’Hérault'],
  ),
  figurant(
    'lucie',
    ['MME', 'Lucie', 'Perrin', '1997-11-27'],
    ['20450109', 'Confort'],
    ['FR7630004032361006123456801', 'BNPAFRPPXXX'],
    [['6', 'RUE', 'Condorcet'], ['38000', 'Grenoble'], 'CPAM de l’Isère'],
  ),
  figurant(
    'gerard',
    ['M', 'Gérard', 'Masson', '1959-06-16'],
    ['20450110', 'Essentiel'],
    ['FR7620041032531006888888911', 'PSSTFRPPLYO'],
    [['80', 'RUE', 'de la Part-Dieu'], ['69003', 'Lyon'], 'CPAM du Rhône'],
  ),
]

export function adresseDuFigurant(cle: string) {
  const found = detailsFigurants[cle]
  if (!found) throw new Error(`Nobody knows where « ${cle} » lives`)
  return found.adresse
}

export const detailsFigurants = Object.fromEntries(
  figurants.map(({ cle, voie, ville, organisme }) => [
    cle,
    { adresse: rue(voie, ville), organisme, codeRegime: '01' },
  ]),
)

export const assuresFigurants = (annee: number): AssuresDemo => ({
  personnes: figurants.map(({ cle, codeCivilite, nom, prenom, dateNaissance, ville }) => ({
    cle,
    codeCivilite,
    nom,
    prenom,
    dateNaissance,
    codePostal: ville[0],
    nir: null,
  })),
  contrats: figurants.map(({ cle, codeCivilite, nom, prenom, numero, offre, iban, bic }, rang) => ({
    numero,
    nomOffre: offre,
    typeContrat: 'sante',
    etat: 'valide',
    dateDebut: `${annee - 2 - (rang % 4)}-01-01`,
    dateFin: null,
    compteBancaire: iban === null ? null : { titulaire: `${prenom} ${nom}`, iban, bic },
    assures: [{ cle, qualite: 'adherent', lien: codeCivilite === 'M' ? 'Adhérent' : 'Adhérente' }],
  })),
})

export function contratDuFigurant(cle: string, annee: number): ContratDemo {
  const { contrats } = assuresFigurants(annee)
  const found = contrats.find(({ assures }) => assures.some((assure) => assure.cle === cle))
  if (!found) throw new Error(`Nobody among those who sent requests is called « ${cle} »`)
  return found
}

const adresseDe = (prenom: string, nom: string) =>
  `${prenom}.${nom}@example.org`
    .normalize('NFD')
    .replace(/[^a-z.@]/gi, '')
    .toLowerCase()

const habituel = {
  motDePasse: null,
  isActif: true,
  creeParAdmin: false,
  mobile: null,
  isAmf: false,
  hasConsenti: true,
} as const

/** Their accounts have no password: nobody tries the portal with them. */
export const comptesFigurants: readonly CompteDemo[] = [
  ...figurants.map(
    ({ cle, codeCivilite, nom, prenom }): CompteDemo => ({
      ...habituel,
      userName: adresseDe(prenom, nom),
      cle,
      codeCivilite,
      nom,
      prenom,
      roles: ['User'],
      quoi: 'adhérent dont les demandes sont dans la file',
    }),
  ),
  ...(
    [
      ['MME', 'Amel', 'Rousseau'],
      ['M', 'Thomas', 'Girard'],
    ] as const
  ).map(
    ([codeCivilite, prenom, nom]): CompteDemo => ({
      ...habituel,
      userName: adresseDe(prenom, nom),
      cle: null,
      codeCivilite,
      nom,
      prenom,
      roles: ['BackEndUser'],
      quoi: 'gestionnaire, collègue de Karim',
    }),
  ),
]
