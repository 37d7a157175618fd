import { type Action, type Portee, type Role, rolesBackOffice, rolesMembre } from './roles.ts'

/** Stands apart from the rules: a visitor's first page needs these and no label. */
export const libellesRole: Record<Role | 'adh_benef' | 'admin_digital' | 'autres_admins', string> =
  {
    Admin: 'Administrateur Digital',
    BackEndUser: 'Gestionnaire',
    Consultant: 'Consultant',
    ServiceMedical: 'Service médical',
    User: 'Adhérent',
    Beneficiaire: 'Bénéficiaire',
    adh_benef: 'Adhérent/Bénéficiaire',
    admin_digital: 'Administrateur digital',
    autres_admins: 'Autres administrateurs',
  }

export const libellesAction: Record<Action, string> = {
  create: 'Création',
  delete: 'Suppression',
  read: 'Visualisation',
  update: 'Modification',
}

export const libellesPortee: Record<Portee, string> = {
  Contrat: 'Contrat',
  Benef: 'Bénéficiaire',
  Both: 'Les deux',
}

/** What the portal calls this person: somebody who is both is « Adhérent/Bénéficiaire ». */
export function libelleRoles(ceux: readonly Role[]): string {
  if (ceux.includes('User') && ceux.includes('Beneficiaire')) return libellesRole.adh_benef
  const premier = [...rolesBackOffice, ...rolesMembre].find((role) => ceux.includes(role))
  return premier ? libellesRole[premier] : ''
}
