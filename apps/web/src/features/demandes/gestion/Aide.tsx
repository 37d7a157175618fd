import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { SwitchField } from '@espace-adherent/ui/interrupteur/SwitchField.tsx'
import { useStore } from '../../../platform/browser/store.ts'
import { activeRaccourcis, raccourcisActifs } from '../../../platform/palette/raccourcis.ts'
import { textes } from './textes.ts'
import css from './traitement.module.css'

/** Every key and what it does, and the way to be rid of them. */
export function Aide({ onClose }: { onClose: () => void }) {
  const isActif = useStore(raccourcisActifs)
  return (
    <Dialog
      title={textes.aide.titre}
      onClose={onClose}
      actions={<Button onClick={onClose}>{textes.fermer}</Button>}
    >
      <SwitchField
        label={textes.aide.actifs}
        hint={textes.aide.actifsAide}
        value={isActif}
        onChange={activeRaccourcis}
      />
      <dl className={css.touches}>
        {textes.aide.touches.map(([touche, quoi]) => (
          <div key={touche}>
            <dt>
              <kbd className={css.touche}>{touche}</kbd>
            </dt>
            <dd>{quoi}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
