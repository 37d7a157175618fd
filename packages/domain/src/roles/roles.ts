export const roles = ['Admin', 'Beneficiaire', 'BackEndUser', 'Consultant', 'User'] as const

/** With those that the law asks for besides: who reads medical papers. */
export const tousRoles = [...roles, 'ServiceMedical'] as const
export type Role = (typeof tousRoles)[number]

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

export const libellesAction = {
  create: 'Création',
  delete: 'Suppression',
  read: 'Visualisation',
  update: 'Modification',
} as const
export type Action = keyof typeof libellesAction

export const libellesPortee = {
  Contrat: 'Contrat',
  Benef: 'Bénéficiaire',
  Both: 'Les deux',
} as const
export type Portee = keyof typeof libellesPortee

const rolesMembre: readonly Role[] = ['User', 'Beneficiaire']
const rolesBackOffice: readonly Role[] = ['Admin', 'BackEndUser', 'Consultant', 'ServiceMedical']

export const isMembre = (ceux: readonly Role[]) => ceux.some((role) => rolesMembre.includes(role))
export const isBackOffice = (ceux: readonly Role[]) =>
  ceux.some((role) => rolesBackOffice.includes(role))

/** What the portal calls this person: somebody who is both is « Adhérent/Bénéficiaire ». */
export function libelleRoles(ceux: readonly Role[]): string {
  if (ceux.includes('User') && ceux.includes('Beneficiaire')) return libellesRole.adh_benef
  const premier = [...rolesBackOffice, ...rolesMembre].find((role) => ceux.includes(role))
  return premier ? libellesRole[premier] : ''
}
