import { Skeleton } from '@espace-adherent/ui/feedback'
import type { ComponentType } from 'react'
import { lazyView } from '../src/platform/chunks/index.ts'

const section = (slug: string, titre: string, load: () => Promise<{ default: ComponentType }>) => ({
  slug,
  titre,
  Content: lazyView(load, { meanwhile: <Skeleton height="12rem" /> }),
})

/** In the order of the gallery; each one is a file, fetched when it is shown. */
export const sections = [
  section('date-effet', 'Date d’effet', () => import('./sections/DateEffetSection.tsx')),
  section('dates', 'Dates', () => import('./sections/DatesSection.tsx')),
  section('nir', 'Numéro de sécurité sociale', () => import('./sections/NirSection.tsx')),
  section('banque', 'Banque', () => import('./sections/BanqueSection.tsx')),
  section('fichiers', 'Pièces jointes', () => import('./sections/FichiersSection.tsx')),
  section('code', 'Code de sécurité', () => import('./sections/CodeSection.tsx')),
  section('fenetres', 'Fenêtres', () => import('./sections/FenetresSection.tsx')),
  section('choix', 'Choix', () => import('./sections/ChoixSection.tsx')),
  section('saisie', 'Saisie et formulaires', () => import('./sections/SaisieSection.tsx')),
  section('adresse', 'Adresse, téléphone, montants', () => import('./sections/AdresseSection.tsx')),
  section('retours', 'Actions et retours', () => import('./sections/RetoursSection.tsx')),
  section('tableau', 'Tableaux et recherche', () => import('./sections/TableauSection.tsx')),
  section('contenu', 'Contenus, images, documents', () => import('./sections/ContenuSection.tsx')),
]
