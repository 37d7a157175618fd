import css from './button.module.css'

/** Decorative: the element that waits carries `aria-busy` or says so in words. */
export const Spinner = () => <span className={css.spinner} aria-hidden="true" />
