import type { DroitsChoisis } from './droits.ts'
import {
  ACCES_MEDICAL,
  type Action,
  isRolePropre,
  type Portee,
  type Role,
  type RoleFourni,
  rolesBackOffice,
  rolesMembre,
} from './roles.ts'

/** Stands apart from the rules: a visitor's first page needs these and no label. */
export const libellesRole: Record<
  RoleFourni | typeof ACCES_MEDICAL | 'adh_benef' | 'admin_digital' | 'autres_admins',
  string
> = {
  Admin: 'Administrateur Digital',
  BackEndUser: 'Gestionnaire',
  Consultant: 'Consultant',
  ServiceMedical: 'Service médical',
  AccesMedical: 'Accès médical',
  User: 'Adhérent',
  Beneficiaire: 'Bénéficiaire',
  adh_benef: 'Adhérent/Bénéficiaire',
  admin_digital: 'Administrateur digital',
  autres_admins: 'Autres administrateurs',
}

/** What one role is called; one that the insurer made bears the name that it was given. */
export const nomRole = (role: Role, choisis?: DroitsChoisis | null): string =>
  isRolePropre(role)
    ? (choisis?.[role]?.fiche?.nom ?? 'Rôle de l’assureur')
    : libellesRole[role as RoleFourni | typeof ACCES_MEDICAL]

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
export function libelleRoles(ceux: readonly Role[], choisis?: DroitsChoisis | null): string {
  if (ceux.includes(ACCES_MEDICAL)) {
    const autres = ceux.filter((role) => role !== ACCES_MEDICAL)
    return `${libelleRoles(autres, choisis)}, ${libellesRole.AccesMedical.toLowerCase()}`
  }
  if (ceux.includes('User') && ceux.includes('Beneficiaire')) return libellesRole.adh_benef
  const propre = ceux.find(isRolePropre)
  if (propre && !ceux.includes('Admin')) return nomRole(propre, choisis)
  const premier = [...rolesBackOffice, ...rolesMembre].find((role) => ceux.includes(role))
  return premier ? nomRole(premier) : ''
}
