/**
 * A number that says what it counts. Plain numbers fit everywhere; a seat given where a corner is asked for does not.
 */
export type Flavour<F extends string> = number & { readonly flavour?: F };

/** A seat, counted from 0. */
export type Seat = Flavour<'seat'>;
