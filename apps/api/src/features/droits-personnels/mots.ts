import { defineMail } from '@espace-adherent/domain'
import { suivre } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! ». */
export const fait = defineMail({
  key: 'droits.fait',
  libelle: 'Une demande sur ses données est satisfaite',
  variables: { droit: 'texte', lien: 'lien' },
  sujet: 'Vos données\u00a0: votre demande est traitée',
  corps: ['Nous avons fait ce que vous demandiez («\u00a0((droit))\u00a0»).', suivre],
})

export const droitsMots = [fait]
