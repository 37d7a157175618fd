import type { Droit } from '@espace-adherent/domain'

/**
 * Who may call. `connecte` is anybody signed in; `membre` has a contract role;
 * the back office is entered by a right. A route without one of these stops the boot.
 */
export type Access = 'public' | 'connecte' | 'membre' | { backoffice: Droit }
