import type { DomaineBackOffice } from '@espace-adherent/domain/roles'
import { accorde, denombre } from '@espace-adherent/domain/texte'

export const textes = {
  histoires: 'Historique des rôles',
  histoire: (role: string) => `Historique\u00a0: ${role}`,
  titre: 'Rôles et droits',
  lead: 'Ce que chaque rôle peut voir, créer, modifier ou supprimer dans l’administration.',
  legende: 'Droits des rôles, par domaine',
  domaine: 'Domaine',
  personnes: (nombre: number) => denombre(nombre, 'personne'),
  domaines: {
    'tableau-de-bord': 'Tableau de bord',
    demandes: 'Demandes',
    clients: 'Clients et charte',
    utilisateurs: 'Utilisateurs',
    roles: 'Rôles et droits',
    referentiels: 'Référentiels',
    contenus: 'Contenus et médias',
    parametrage: 'E-mails, documents et textes',
    notifications: 'Notifications et audiences',
    historique: 'Historique',
    imports: 'Imports du système de gestion',
    'imports-rejets': 'Rejets des imports',
  } satisfies Record<DomaineBackOffice, string>,
  lettres: { read: 'V', create: 'C', update: 'M', delete: 'S' },
  droit: (role: string, domaine: string, action: string) => `${role}, ${domaine}\u00a0: ${action}`,
  portees: 'Ce que les adhérents et les bénéficiaires peuvent demander',
  porteesAide: 'Se règle sur la fiche du client, avec qui traite chaque démarche.',
  changements: (nombre: number) =>
    `${denombre(nombre, 'rôle modifié')}, pas encore ${accorde(nombre, 'enregistré')}`,
  annuler: 'Annuler mes changements',
  enregistrer: 'Enregistrer',
  echec: 'Rien n’a été enregistré',
  fige: { Admin: 'Garde tous ses droits', autre: 'A des droits que vous n’avez pas' },
  lectureSeule: 'Votre rôle permet de consulter les droits, pas de les modifier.',
  quiALesRoles: 'Les rôles se donnent à chacun dans «\u00a0Utilisateurs\u00a0».',
} as const
