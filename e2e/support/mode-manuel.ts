import type { Page } from '@playwright/test'
import type { Ligne } from './a-la-main.ts'
import { conseiller } from './actes.ts'
import { dans, moisCourant, premier } from './jours.ts'
import { expect } from './test.ts'

const [SANTE, PREVOYANCE] = ['70310001', '70310002']

const prochainMois = premier(moisCourant)
const carte = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

const employeur = (essai: number) => `Port de Marseille Fos ${essai + 1}`
const medecin = (essai: number) => `Dr Hortense Vidal ${'I'.repeat(essai + 1)}`

/** One act or the other takes the same supplement away, at the end of the year. */
const retrait = ([path, acte, libelle]: readonly [string, string, string]): Ligne => ({
  path,
  acte,
  libelle,
  isRendue: true,
  data: ({ renforts: [{ code }] }) => ({
    numeroContrat: SANTE,
    codes: [code],
    dateEffet: premier(12),
  }),
  ecran: ['options', 'Mes renforts'],
  lit: (page) =>
    expect(carte(page, /^À partir du 1er janvier/)).toContainText('Assistance à domicile'),
})

/** Acts whose forms have journeys elsewhere, where the portal treats them: here a clerk does. */
export const lignesNadia: Ligne[] = [
  {
    path: '/forms/situation-contractuelle/form',
    acte: 'situationContractuelleActeGestion',
    libelle: 'Déclarer un changement de situation',
    data: ({ personnes: [{ id }] }, _, essai) => ({
      numeroContrat: SANTE,
      personneId: id,
      nature: 'employeur',
      codeSituationFamiliale: '',
      codeCivilite: '',
      nom: '',
      codeRegime: '',
      organisme: '',
      employeur: employeur(essai),
      dateEffet: dans(0),
      acteMariage: null,
      attestationPacs: null,
      attestationVieCommune: null,
      justificatifSeparation: null,
      acteDeces: null,
      pieceIdentite: null,
      attestationDroits: null,
      attestationEmployeur: null,
    }),
    ecran: ['profil', 'Mon profil'],
    lit: (page, essai) => expect(carte(page, 'Identité')).toContainText(employeur(essai)),
  },
  {
    path: '/forms/cartetp/form',
    acte: 'carteTpActeGestion',
    libelle: 'Commander une carte de tiers payant',
    isUneFois: true,
    data: () => ({ numeroContrat: SANTE, motif: 'abimee', precision: '', support: 'numerique' }),
    ecran: ['carte-tiers-payant', 'Ma carte de tiers payant'],
    lit: (page) => expect(page.getByRole('main')).toContainText(`Valable du ${dans(0)}`),
  },
  {
    path: '/forms/declarationsinistreV2/form',
    acte: 'declarationSinistreV2ActeGestion',
    libelle: 'Envoyer une facture de soins',
    data: ({ personnes: [{ numPers }] }, _, essai) => ({
      numeroContrat: SANTE,
      numPers,
      professionnel: medecin(essai),
      dateSoins: dans(-essai),
      soins: [{ codeActe: 'G', quantite: '1', depense: '31,40', ro: '' }],
      facture: [],
      decompteRo: [],
      ordonnance: [],
      isCertifiee: true,
    }),
    ecran: ['remboursements', 'Mes remboursements'],
    lit: (page, essai) => expect(page.getByRole('main')).toContainText(medecin(essai)),
  },
  {
    path: '/forms/pec/hospi/form',
    acte: 'pecHospiActeGestion',
    libelle: 'Préparer une hospitalisation',
    data: ({ personnes: [{ numPers }] }, _, essai) => ({
      numeroContrat: SANTE,
      numPers,
      finess: '690099123',
      service: 'chirurgie',
      motif: 'programmee',
      dateEntree: dans(20 + 10 * essai),
      nuits: '2',
      chambreParticuliere: true,
      parentAccompagnant: false,
      preadmission: [],
    }),
    ecran: ['documents', 'Mes documents'],
    lit: (page) => expect(page.getByRole('main')).toContainText('Prise en charge hospitalière'),
  },
  {
    path: '/forms/inscriptionbeneficiaire/form',
    acte: 'inscriptionBeneficiaireActeGestion',
    libelle: 'Ajouter un bénéficiaire',
    isRendue: true,
    data: ({ assures: [{ id: nirDe }] }) => ({
      numeroContrat: SANTE,
      codeCivilite: 'M',
      sexe: 'M',
      nom: 'Perrot',
      prenom: 'Isaac',
      dateNaissance: dans(0),
      lien: 'Enfant',
      nirDe,
      nir: { numero: '', cle: '', isMonegasque: false },
      organisme: 'CPAM des Bouches-du-Rhône',
      teletransmission: true,
      dateEffet: prochainMois,
      acteNaissance: null,
      certificatScolarite: null,
      acteMariage: null,
      attestationPacs: null,
      attestationConcubinage: null,
      avisImposition: null,
      attestationDroits: null,
    }),
    ecran: ['beneficiaires', 'Bénéficiaires'],
    lit: (page) => expect(carte(page, /^À partir du 1er/).first()).toContainText('Isaac Perrot'),
  },
  ...(
    [
      [
        '/forms/radiation-renfort/form',
        'radiationRenfortActeGestion',
        'Retirer plusieurs renforts',
      ],
      ['/vel/option-radiation/vel', 'optionRadiationActeGestion', 'Retirer un renfort'],
    ] as const
  ).map(retrait),
  {
    path: '/vel/option-affiliation/vel',
    acte: 'optionAffiliationActeGestion',
    libelle: 'Ajouter un renfort',
    isRendue: true,
    data: async ({ renforts: [{ code, montantMensuel }] }, page) => ({
      numeroContrat: SANTE,
      code,
      montantMensuel,
      dateEffet: prochainMois,
      ...(await page.evaluate(conseiller, {
        acte: 'optionAffiliationActeGestion',
        numeroContrat: SANTE,
      })),
    }),
    ecran: ['options', 'Mes renforts'],
    lit: (page) =>
      expect(carte(page, /^À partir du 1er/).first()).toContainText('Renfort Dentaire'),
  },
  {
    path: '/forms/declarationsinistre/form',
    acte: 'declarationSinistreActeGestion',
    libelle: 'Déclarer un sinistre de prévoyance',
    contrat: PREVOYANCE,
    data: ({ personnes: [{ numPers }] }, _, essai) => ({
      numeroContrat: PREVOYANCE,
      typeSinistre: 'ARRET',
      numPers,
      dateDebut: dans(-essai),
      dateFin: '',
      employeur: 'Port de Marseille Fos',
      circonstances: '',
      avisArret: [],
      decomptesIj: [],
      notification: [],
      acteDeces: [],
      livretFamille: [],
      certificat: [],
      bulletin: [],
      justificatif: [],
    }),
    ecran: ['sinistres', 'Mes sinistres'],
    lit: (page) =>
      expect(
        page.getByRole('list', { name: /^Avancement : Arrêt de travail/ }).first(),
      ).toContainText('Déclaré'),
  },
]

/** Accounts that another member has: whoever treats the others, a clerk looks at these. */
export const lignesNora: Ligne[] = (
  [
    [
      '/forms/rib/form',
      'ribActeGestion',
      'Changer les deux comptes',
      '20450111',
      'FR7630003036200002021690750',
    ],
    [
      '/forms/ribcotisations/form',
      'ribCotisationsActeGestion',
      'Changer le compte de mes cotisations',
      '20450113',
      'FR7610096181000001234567858',
    ],
  ] as const
).map(([path, acte, libelle, contrat, iban]) => ({
  path,
  acte,
  libelle,
  contrat,
  isRendue: true,
  data: () => ({
    numeroContrat: contrat,
    titulaire: 'Nora Lemaire',
    iban,
    bic: 'SOGEFRPP',
    rib: null,
    isMandatAccepte: true,
  }),
  ecran: ['coordonnees-bancaires', 'Coordonnées bancaires'],
  lit: (page) => expect(page.getByRole('main')).toContainText(`•• ${iban.slice(-4)}`),
}))
