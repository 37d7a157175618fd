import type { Apport, ApportEngagement, Attente } from '@espace-adherent/domain'
import type { CodeClient } from '../types.ts'

type Renfort = {
  code: string
  libelle: string
  description: string
  montantMensuel: number
  repondA: Attente[]
  apports?: (Apport | ApportEngagement)[]
}
type Option = {
  numeroContrat: string
  codeRenfort: string
  dateDebut: string
  dateFin?: string
  montantMensuel: number
}

const forfait = (cle: string, montant: number): Apport => ({
  cle,
  regle: { type: 'forfait', montant, maximum: null },
})
const parAn = (cle: string, montant: number): Apport => ({
  cle,
  regle: { type: 'enveloppe', montant },
})
const taux = (cle: string, taux: number): Apport => ({ cle, regle: { type: 'brss', taux } })

const optique: Renfort = {
  code: 'OPT',
  apports: [forfait('lunettes', 10_000), parAn('lentilles', 8000)],
  repondA: ['optique'],
  libelle: 'Renfort Optique',
  description: '100\u00a0€ de plus par équipement, et 80\u00a0€ de plus par an pour les lentilles.',
  montantMensuel: 690,
}
const dentaire: Renfort = {
  code: 'DEN',
  apports: [
    taux('protheseMaitrisee', 450),
    taux('protheseDentaire', 450),
    parAn('implant', 30_000),
  ],
  repondA: ['dentaire'],
  libelle: 'Renfort Dentaire',
  description:
    'Prothèses portées à 450\u00a0% de la base, et 300\u00a0€ de plus par an pour les implants.',
  montantMensuel: 1150,
}
const hospitalisation: Renfort = {
  code: 'HOS',
  apports: [
    forfait('chambre', 2000),
    {
      ...forfait('accompagnant', 1500),
      nouvelle: { libelle: 'Lit et repas d’un accompagnant, par jour', famille: 'hospitalisation' },
    },
  ],
  repondA: ['hospitalisation'],
  libelle: 'Renfort Hospitalisation',
  description:
    '20\u00a0€ de plus par nuit en chambre particulière, et 15\u00a0€ par jour d’accompagnant.',
  montantMensuel: 540,
}
const assistance: Renfort = {
  code: 'ASS',
  repondA: ['aide'],
  libelle: 'Assistance à domicile',
  description: 'Vingt heures d’aide ménagère ou de garde d’enfants après une hospitalisation.',
  montantMensuel: 420,
}
const cure: Renfort = {
  code: 'CUR',
  apports: [
    {
      ...parAn('cureSejour', 30_000),
      nouvelle: { libelle: 'Cure thermale, séjour et transport', famille: 'soinsCourants' },
    },
  ],
  repondA: ['soinsCourants'],
  libelle: 'Cure thermale',
  description: '300\u00a0€ par an pour le séjour et le transport d’une cure prescrite.',
  montantMensuel: 690,
}
const rente: Renfort = {
  code: 'REN',
  apports: [{ engagement: 'renteEducation', fois: 2 }],
  repondA: ['proches'],
  libelle: 'Rente éducation doublée',
  description: '600\u00a0€ par mois et par enfant, jusqu’à 26\u00a0ans.',
  montantMensuel: 780,
}

/** What each promises in words, its `apports` pay: the engine reads them on the days that it is held. */
const renforts: Record<CodeClient, Record<string, Renfort[]>> = {
  horizon: {
    'Santé Sérénité': [assistance, cure, optique, dentaire, hospitalisation],
    'Santé Confort': [assistance, optique, dentaire, hospitalisation],
    'Santé Essentiel': [assistance, hospitalisation],
    'Prévoyance Tranquillité': [rente],
  },
  atlas: { 'Atlas Santé Équilibre': [assistance, dentaire] },
}

/** Those who chose early kept the price of the day. */
const options = (annee: number): Record<CodeClient, Option[]> => ({
  horizon: [
    {
      numeroContrat: '20450001',
      codeRenfort: 'CUR',
      dateDebut: `${annee - 2}-01-01`,
      montantMensuel: 650,
    },
    {
      numeroContrat: '20450001',
      codeRenfort: 'ASS',
      dateDebut: `${annee}-03-01`,
      montantMensuel: 420,
    },
    // Given up: neither held any more, nor to be shown as held.
    {
      numeroContrat: '20450001',
      codeRenfort: 'HOS',
      dateDebut: `${annee - 5}-01-01`,
      dateFin: `${annee - 3}-12-31`,
      montantMensuel: 480,
    },
    {
      numeroContrat: '20450005',
      codeRenfort: 'ASS',
      dateDebut: `${annee - 6}-04-01`,
      montantMensuel: 390,
    },
  ],
  atlas: [
    {
      numeroContrat: '70310001',
      codeRenfort: 'ASS',
      dateDebut: `${annee - 1}-01-01`,
      montantMensuel: 420,
    },
  ],
})

export const optionsLot = (clientCode: CodeClient, annee: number) => ({
  renforts: Object.entries(renforts[clientCode]).flatMap(([nomOffre, liste]) =>
    liste.map((renfort, ordre) => ({ nomOffre, ordre, ...renfort })),
  ),
  options: options(annee)[clientCode],
})
