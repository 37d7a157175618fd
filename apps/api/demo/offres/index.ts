import type { Engagement, Garantie, Revalorisation } from '@espace-adherent/domain'
import { domainesDe } from '../dossiers/cartes.ts'
import type { CodeClient } from '../types.ts'
import { garantiesSante, type Niveau, niveaux } from './sante.ts'
import { tarifsDe } from './tarifs.ts'

type Offre = { nom: string; garanties?: Garantie[]; engagements?: Engagement[] }

const sante = (nom: string, niveau: Niveau): Offre => ({ nom, garanties: garantiesSante(niveau) })
const prevoyance = (nom: string, engagements: Engagement[]): Offre => ({ nom, engagements })

/** What each client raises its benefits by. */
export const revalorisationsDe = (clientCode: CodeClient, annee: number): Revalorisation[] => [
  { depuis: `${annee - 1}-01-01`, taux: clientCode === 'horizon' ? 0.8 : 1 },
  { depuis: `${annee}-01-01`, taux: clientCode === 'horizon' ? 1.1 : 0.9 },
]

const equilibre: Niveau = {
  ...niveaux.Confort,
  specialisteOptam: 170,
  specialisteNonOptam: 150,
  protheseDentaire: 250,
  osteopathie: { montant: 3500, maximum: 3 },
}

const offres: Record<CodeClient, Offre[]> = {
  horizon: [
    sante('Santé Sérénité', niveaux.Sérénité),
    sante('Santé Confort', niveaux.Confort),
    sante('Santé Essentiel', niveaux.Essentiel),
    prevoyance('Prévoyance Tranquillité', [
      {
        libelle: 'Capital décès',
        promesse: '60\u00a0000\u00a0€, doublé en cas d’accident',
        sinistres: ['DECES'],
      },
      {
        libelle: 'Arrêt de travail',
        promesse: '45\u00a0€ par jour, à partir du 31e jour',
        sinistres: ['ARRET', 'MALPRO', 'MITEMPS'],
        franchise: 30,
      },
      {
        libelle: 'Invalidité',
        promesse: '900\u00a0€ par mois, de la 2e à la 3e catégorie',
        sinistres: ['INVAL', 'INCAP'],
      },
      {
        libelle: 'Hospitalisation',
        promesse: '30\u00a0€ par jour, dès le premier jour',
        sinistres: ['HOSPI'],
      },
      {
        libelle: 'Rente éducation',
        cle: 'renteEducation',
        montant: 30_000,
        promesse: '((montant)) par mois et par enfant, jusqu’à 26\u00a0ans',
        sinistres: ['DECES', 'RENTE'],
      },
    ]),
  ],
  atlas: [
    sante('Atlas Santé Équilibre', equilibre),
    prevoyance('Atlas Prévoyance Salariés', [
      {
        libelle: 'Capital décès',
        promesse: '200\u00a0% du salaire annuel brut',
        sinistres: ['DECES'],
      },
      {
        libelle: 'Arrêt de travail',
        promesse: '80\u00a0% du salaire brut, à partir du 61e jour',
        sinistres: ['ARRET', 'MALPRO', 'MITEMPS'],
        franchise: 60,
      },
      {
        libelle: 'Invalidité',
        promesse: '900\u00a0€ par mois, de la 2e à la 3e catégorie',
        sinistres: ['INVAL', 'INCAP'],
      },
    ]),
  ],
}

export const offresDe = (clientCode: CodeClient, annee: number) =>
  offres[clientCode].map((offre) => ({
    ...offre,
    revalorisations: offre.engagements ? revalorisationsDe(clientCode, annee) : [],
    tarifs: tarifsDe(offre.nom, annee),
    domainesTp: offre.garanties ? domainesDe(offre.nom) : [],
  }))
