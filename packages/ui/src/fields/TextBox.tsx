import {
  type ButtonHTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react'
import { classes } from '../theme/classes.ts'
import type { ChampProps } from './champ.ts'
import type { ControlProps } from './Field.tsx'
import css from './field.module.css'
import { applyMask, type Mask } from './masked.ts'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'role'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>

export type TextBoxLook = Native & {
  /** Written as one types; what is pasted passes through it too. */
  mask?: Mask | undefined
  /** Numbers, dates and codes: figures of one width. */
  figures?: boolean | undefined
  /** After the text: a unit, a button. */
  after?: ReactNode
  inputRef?: Ref<HTMLInputElement> | undefined
  boxRef?: Ref<HTMLDivElement> | undefined
}

type TextBoxProps = TextBoxLook &
  Pick<ChampProps<string>, 'value' | 'onChange' | 'onBlur' | 'name' | 'disabled'> & {
    /** From the frame; a box that is not the first of its field carries its own label. */
    control: Partial<ControlProps> & { 'aria-label'?: string }
    className?: string | undefined
  }

/** The box without its frame: a field may hold several. */
export function TextBox({
  control,
  value,
  onChange,
  onBlur,
  name,
  disabled = false,
  mask,
  figures = false,
  after,
  inputRef,
  boxRef,
  className,
  type = 'text',
  ...native
}: TextBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    // A mask rewrites the text, and the browser then sends the caret to its end.
    if (caret.current !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return (
    <div
      ref={boxRef}
      className={classes(css.box, className)}
      data-invalid={control['aria-invalid']}
      data-disabled={disabled || native.readOnly || undefined}
    >
      <input
        {...native}
        {...control}
        ref={(node) => {
          input.current = node
          if (typeof inputRef === 'function') inputRef(node)
          else if (inputRef) inputRef.current = node
        }}
        type={type}
        name={name}
        className={classes(css.input, figures && css.figures)}
        disabled={disabled}
        value={value}
        onBlur={onBlur}
        onChange={({ currentTarget }) => {
          if (!mask) return onChange(currentTarget.value)
          const end = currentTarget.selectionStart ?? currentTarget.value.length
          const masked = applyMask(mask, currentTarget.value, end)
          if (masked.texte !== value) {
            caret.current = masked.caret
            return onChange(masked.texte)
          }
          // A refused key changes nothing, so React would draw nothing: it is undone here.
          currentTarget.value = value
          currentTarget.setSelectionRange(masked.caret, masked.caret)
        }}
      />
      {after && <span className={css.adornment}>{after}</span>}
    </div>
  )
}

type InsideButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** It shows an icon only. */
  'aria-label': string
  ref?: Ref<HTMLButtonElement>
}

/** A button inside a field's box: the eye of a password, the calendar of a date, a search. */
export const InsideButton = ({ type = 'button', ...props }: InsideButtonProps) => (
  <button {...props} type={type} className={css.inside} />
)
