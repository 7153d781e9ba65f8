export const id = 793;
export const ids = [793];
export const modules = {

/***/ 58793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodeEventPayload: () => (/* binding */ decodeEventPayload)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23945);

const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const payloadText = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    title: text,
    body: text,
    /** Of an issue that is a pull request. */
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
}));
const payloadSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    action: text,
    sender: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: text })),
    label: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    issue: payloadText,
    comment: payloadText,
    review: payloadText,
    pull_request: payloadText,
});
/** The parts of a webhook payload that this action reads; throws when one of them has another type. */
function decodeEventPayload(payload) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg(payloadSchema, payload);
}


/***/ })

};
