export const keyword = "x-even";
export const appliesTo = "number";
export const valueSchema = { type: "boolean" };
export const holds = (value, isEven) => !isEven || value % 2 === 0;
export const message = () => "must be even";
