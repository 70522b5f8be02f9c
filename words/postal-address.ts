export type PostalAddress = {
  street: string;
  city: string;
  state: string;
  zip: string;
};

/** "1200 Bayou Street, Suite 900, Houston, TX 77002" */
export const addressLine = ({ street, city, state, zip }: PostalAddress) =>
  `${street}, ${city}, ${state} ${zip}`;
