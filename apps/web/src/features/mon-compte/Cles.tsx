import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { IconFingerprint } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { clesAccesQuery, ouvrirClesAcces, textesClesAcces } from '../cles-acces/index.ts'
import css from './mon-compte.module.css'
import { Rangee } from './Rangee.tsx'
import { textes } from './textes.ts'

const jour = (instant: string) => formatDateLongue(dateAParis(new Date(instant)))

/** The passkeys; they are added and removed in their own dialog. */
export const Cles = () => (
  <Card
    title={textes.clesAcces}
    actions={
      <Button size="sm" aria-label={textes.gererCles} onClick={ouvrirClesAcces}>
        {textes.gerer}
      </Button>
    }
  >
    <p className="muted mb-12">{textes.clesChapo}</p>
    <Lecture query={useQuery(clesAccesQuery)} attente={['4rem']}>
      {(cles) =>
        cles.length === 0 ? (
          <p>{textes.clesAucune}</p>
        ) : (
          <ul className={css.rangees} aria-label={textes.clesAcces}>
            {cles.map(({ id, libelle, creeLe, utiliseeLe }) => (
              <li key={id}>
                <Rangee
                  icon={IconFingerprint}
                  titre={libelle}
                  texte={`${textesClesAcces.creeLe(jour(creeLe))}, ${utiliseeLe ? textesClesAcces.utiliseeLe(jour(utiliseeLe)) : textesClesAcces.jamaisUtilisee}`}
                />
              </li>
            ))}
          </ul>
        )
      }
    </Lecture>
  </Card>
)
