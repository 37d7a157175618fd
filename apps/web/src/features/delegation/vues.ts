import { lazyView } from '../../platform/chunks/index.ts'

/** Few look at somebody else's space, or let theirs be looked at: the others load nothing of it. */
export const Bandeau = lazyView(() => import('./Bandeau.tsx'))
export const AccueilProche = lazyView(() => import('./AccueilProche.tsx'))
export const Proches = lazyView(() => import('./Proches.tsx'))
export const Invitation = lazyView(() => import('./Invitation.tsx'))

export const ouvrirEspace = async (id: string): Promise<void> =>
  (await import('./ouvrir.ts')).ouvrirEspace(id)
