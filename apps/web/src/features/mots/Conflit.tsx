import type { MotEntree } from '@espace-adherent/contract/mots'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { Differences } from './Differences.tsx'
import css from './mots.module.css'
import { completer } from './saisie.ts'
import { textes } from './textes.ts'
import type { MotEnCours } from './useMot.ts'

type ConflitProps = { enCours: MotEnCours; actuelle: MotEntree }

/** Both wordings: nothing is written before one of them is chosen. */
export const Conflit = ({ enCours, actuelle }: ConflitProps) => (
  <>
    <Notice tone="warning" title={textes.conflit} alert>
      {textes.conflitTexte}
    </Notice>
    <Differences
      avant={completer(actuelle)}
      apres={enCours.saisie}
      noms={{ avant: textes.conflitActuelle, apres: textes.conflitVotre }}
    />
    <div className={css.boutons}>
      <Button onClick={enCours.giveUp}>{textes.garderActuelle}</Button>
      <Button variant="primary" busy={enCours.isBusy} onClick={enCours.impose}>
        {textes.garderMienne}
      </Button>
    </div>
  </>
)
