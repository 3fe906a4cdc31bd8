// Loaded before the product: its clock, and with it the one of the embedded database, begins at PICTURE_MOMENT and goes on from there.
const Real = Date;
const ahead = Real.parse(process.env.PICTURE_MOMENT) - Real.now();

globalThis.Date = class Date extends Real {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(Real.now() + ahead);
  }

  static now() {
    return Real.now() + ahead;
  }
};
